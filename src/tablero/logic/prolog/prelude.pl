% What can be said in Prolog itself.

append([], L, L).
append([H|T], L, [H|R]) :- append(T, L, R).

append(Ls, L) :- '$append'(Ls, L).
'$append'([], []).
'$append'([L|Ls], As) :- append(L, Ws, As), '$append'(Ls, Ws).

member(X, [Y|Ys]) :- '$member'(Ys, X, Y).
'$member'(_, X, X).
'$member'([Y|Ys], X, _) :- '$member'(Ys, X, Y).

memberchk(X, L) :- member(X, L), !.

select(X, [X|T], T).
select(X, [H|T], [H|R]) :- select(X, T, R).

reverse(L, R) :- '$reverse'(L, [], R).
'$reverse'([], R, R).
'$reverse'([H|T], A, R) :- '$reverse'(T, [H|A], R).

last([X], X) :- !.
last([_|T], X) :- last(T, X).

permutation([], []).
permutation(L, [H|T]) :- select(H, L, R), permutation(R, T).

exclude(P, L, R) :- '$exclude'(L, P, R).
'$exclude'([], _, []).
'$exclude'([X|Xs], P, R) :- ( call(P, X) -> R = R1 ; R = [X|R1] ), '$exclude'(Xs, P, R1).

include(P, L, R) :- '$include'(L, P, R).
'$include'([], _, []).
'$include'([X|Xs], P, R) :- ( call(P, X) -> R = [X|R1] ; R = R1 ), '$include'(Xs, P, R1).

maplist(P, L) :- '$maplist'(L, P).
'$maplist'([], _).
'$maplist'([A|As], P) :- call(P, A), '$maplist'(As, P).
maplist(P, L, M) :- '$maplist'(L, M, P).
'$maplist'([], [], _).
'$maplist'([A|As], [B|Bs], P) :- call(P, A, B), '$maplist'(As, Bs, P).
maplist(P, L, M, N) :- '$maplist'(L, M, N, P).
'$maplist'([], [], [], _).
'$maplist'([A|As], [B|Bs], [C|Cs], P) :- call(P, A, B, C), '$maplist'(As, Bs, Cs, P).

sum_list(L, S) :- '$sum'(L, 0, S).
'$sum'([], S, S).
'$sum'([X|Xs], A, S) :- B is A + X, '$sum'(Xs, B, S).

max_list([H|T], M) :- '$max'(T, H, M).
'$max'([], M, M).
'$max'([X|Xs], A, M) :- B is max(A, X), '$max'(Xs, B, M).

min_list([H|T], M) :- '$min'(T, H, M).
'$min'([], M, M).
'$min'([X|Xs], A, M) :- B is min(A, X), '$min'(Xs, B, M).
