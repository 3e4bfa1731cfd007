"""Teach Numba the verbs and the few things that rules share; imported by search code alone."""

import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import config, njit, typeof
from numba.core.cgutils import get_or_insert_function
from numba.core.imputils import impl_ret_borrowed
from numba.core.typing.templates import AttributeTemplate
from numba.extending import (
    infer_getattr,
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    overload,
    register_jitable,
    type_callable,
    types,
)
from numba.np.arrayobj import populate_array

from . import bits, memory, rng, verbs, words
from .cache import KernelCache

INTERPRETED = bool(config.DISABLE_JIT)
Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Compile for each State class when first called; kept on disk for the next process.

    Without Numba's counting of references: a kernel allocates nothing, so there is nothing to count."""
    made = njit(nogil=True, _nrt=False)(function)
    if not INTERPRETED:
        made._cache = KernelCache(function)
    return cast(Function, made)


def inline(function: Function) -> Function:
    """A piece of several kernels: compiled into each, never called from Python's side."""
    return cast(Function, register_jitable(forceinline=True)(function))


def row(size: int) -> Any:
    """A buffer of zeros, as kernels here take it."""
    return [0] * size if INTERPRETED else np.zeros(size, np.int64)


def rows(number: int, size: int) -> Any:
    """Buffers, one a ply; the first begins a line of the processor's cache."""
    if INTERPRETED:
        return [[0] * size for _ in range(number)]
    room = np.zeros(number * size + 8, np.int64)
    first = -room.ctypes.data % 64 // 8
    return room[first : first + number * size].reshape(number, size)


# The verbs, a body by the class of the first argument; and what their bodies call.

for each in verbs.ALL:
    overload(each, jit_options={"forceinline": True})(each.choose)
for shared in (rng.mix, rng.below, *verbs.RULES):
    register_jitable(forceinline=True)(shared)
verbs.TEACHERS.append(register_jitable(forceinline=True))


def twin(function: Callable[..., Any]) -> Callable[[Function], Function]:
    """A decorator for what chooses the compiled body of a shared function by the types of its arguments."""

    def give(chooser: Function) -> Function:
        overload(function)(verbs.bare(chooser))
        return chooser

    return give


# Named facts: `state.width` is a constant where the class, and no field, says `width`.


def fact_type(value: object) -> Any:
    """The Numba type of a fact that rules may read; None for all else."""
    if isinstance(value, bool):
        return types.boolean
    if isinstance(value, int):
        return types.int64
    if isinstance(value, tuple) and value:
        inner = {fact_type(item) for item in value}
        if len(inner) == 1 and None not in inner:
            return types.UniTuple(inner.pop(), len(value))
    return None


@infer_getattr
class FactTemplate(AttributeTemplate):
    key = types.BaseNamedTuple

    def generic_resolve(self, state: Any, name: str) -> Any:
        return None if name in state.fields else fact_type(getattr(state.instance_class, name, None))


def field_or_fact(context: Any, builder: Any, state: Any, value: Any, name: str) -> Any:
    if name in state.fields:
        index = state.fields.index(name)
        return impl_ret_borrowed(context, builder, state[index], builder.extract_value(value, index))
    fact = getattr(state.instance_class, name)
    return context.get_constant_generic(builder, fact_type(fact), fact)


lower_getattr_generic(types.NamedUniTuple)(field_or_fact)
lower_getattr_generic(types.NamedTuple)(field_or_fact)


# Words of a state, unrolled by its shape.


def addresses(state: Any) -> list[str]:
    """Python text for each word of a state of this Numba type."""
    found = []
    for i, field in enumerate(state.types):
        if isinstance(field, types.BaseTuple):
            found += [f"state[{i}][{j}]" for j in range(field.count)]
        else:
            found.append(f"state[{i}]")
    return found


def unrolled(text: str, **scope: Any) -> Callable[..., Any]:
    exec(text, scope)
    return cast(Callable[..., Any], scope["body"])


@twin(words.store)
def _store(state: Any, row: Any) -> Any:
    places = addresses(state)
    lines = "".join(f"    row[{n}] = {word}\n" for n, word in enumerate(places))
    return unrolled(f"def body(state, row):\n{lines}    return {len(places)}")


@twin(words.restore)
def _restore(like: Any, row: Any) -> Any:
    parts, n = [], 0
    for field in like.types:
        size = field.count if isinstance(field, types.BaseTuple) else 1
        inner = "".join(f"row[{n + i}], " for i in range(size))
        parts.append(f"({inner})" if isinstance(field, types.BaseTuple) else f"row[{n}]")
        n += size
    return unrolled(f"def body(like, row):\n    return cls({', '.join(parts)})", cls=like.instance_class)


@twin(words.fold)
def _fold(state: Any) -> Any:
    lines = "".join(f"    total = mix(total ^ ({word} & MASK))\n" for word in addresses(state))
    return unrolled(f"def body(state):\n    total = 0\n{lines}    return total", mix=rng.mix, MASK=rng.MASK)


# Machine instructions.


@intrinsic
def ctpop(context: Any, bits: Any) -> Any:
    return types.int64(types.int64), lambda c, b, sig, args: b.ctpop(args[0])


@twin(bits.popcount)
def _popcount(bits: Any) -> Any:
    return lambda bits: ctpop(bits)


@intrinsic
def cttz(context: Any, bits: Any) -> Any:
    def code(c: Any, b: Any, sig: Any, args: Any) -> Any:
        return b.cttz(args[0], c.get_constant(types.boolean, True))

    return types.int64(types.int64), code


@twin(bits.place)
def _place(bits: Any) -> Any:
    return lambda bits: cttz(bits)


@intrinsic
def pdep(context: Any, bits: Any, mask: Any) -> Any:
    def code(c: Any, b: Any, sig: Any, args: Any) -> Any:
        word = ir.IntType(64)
        shape = ir.FunctionType(word, (word, word))
        return b.call(get_or_insert_function(b.module, shape, "llvm.x86.bmi.pdep.64"), args)

    return types.int64(types.int64, types.int64), code


@twin(bits.nth)
def _nth(bits: Any, index: Any) -> Any:
    if get_host_cpu_features().get("bmi2"):
        return lambda bits, index: pdep(1 << index, bits)

    def body(bits, index):
        for _ in range(index):
            bits &= bits - 1
        return bits & -bits

    return body


@intrinsic
def bitreverse(context: Any, bits: Any) -> Any:
    return types.int64(types.int64), lambda c, b, sig, args: b.bitreverse(args[0])


@intrinsic
def unsigned_shift(context: Any, bits: Any, number: Any) -> Any:
    return types.int64(types.int64, types.int64), lambda c, b, sig, args: b.lshr(args[0], args[1])


@twin(bits.reversed_bits)
def _reversed_bits(bits: Any, width: Any) -> Any:
    return lambda bits, width: unsigned_shift(bitreverse(bits), 64 - width)


@intrinsic
def insert(context: Any, items: Any, index: Any, value: Any) -> Any:
    def code(c: Any, b: Any, sig: Any, args: Any) -> Any:
        old, i, v = args
        new = old
        for k in range(sig.args[0].count):
            here = b.icmp_signed("==", i, i.type(k))
            new = b.insert_value(new, b.select(here, v, b.extract_value(old, k)), k)
        return new

    return items(items, types.int64, items.dtype), code


@twin(bits.put)
def _put(items: Any, index: Any, value: Any) -> Any:
    return lambda items, index, value: insert(items, index, value)


# Memory behind one word, and stopping from outside.


@intrinsic
def address(context: Any, array: Any) -> Any:
    def code(c: Any, b: Any, sig: Any, args: Any) -> Any:
        return b.ptrtoint(c.make_array(sig.args[0])(c, b, args[0]).data, ir.IntType(64))

    return types.int64(array), code


LANE = types.Array(types.int64, 1, "C")


@type_callable(memory.lane)  # not an overload: without reference counts, no function may return an array
def _lane(context: Any) -> Callable[..., Any]:
    def typer(held, index, width):
        return LANE

    return typer


@lower_builtin(memory.lane, types.Integer, types.Integer, types.Integer)
def _lane_code(c: Any, b: Any, sig: Any, args: Any) -> Any:
    array, eight = c.make_array(LANE)(c, b), c.get_constant(types.intp, 8)
    start = b.add(args[0], b.mul(b.mul(args[1], args[2]), eight))
    data = b.inttoptr(start, ir.IntType(64).as_pointer())
    populate_array(array, data=data, shape=[args[2]], strides=[eight], itemsize=eight, meminfo=None)
    return array._getvalue()


@intrinsic
def load(context: Any, start: Any) -> Any:
    def code(c: Any, b: Any, sig: Any, args: Any) -> Any:
        return b.load_atomic(b.inttoptr(args[0], ir.IntType(64).as_pointer()), "monotonic", 8)

    return types.int64(types.int64), code


@intrinsic
def prefetch(context: Any, start: Any, index: Any) -> Any:
    def code(c: Any, b: Any, sig: Any, args: Any) -> Any:
        byte, half = ir.IntType(8).as_pointer(), ir.IntType(32)
        place = b.inttoptr(b.add(args[0], b.mul(args[1], c.get_constant(types.int64, 8))), byte)
        shape = ir.FunctionType(ir.VoidType(), (byte, half, half, half))
        call = get_or_insert_function(b.module, shape, "llvm.prefetch.p0")
        b.call(call, [place, half(0), half(3), half(1)])  # to read, often, data
        return c.get_dummy_value()

    return types.none(types.int64, types.int64), code


@twin(memory.fetched)
def _fetched(held: Any, index: Any) -> Any:
    return lambda held, index: prefetch(held, index)


@twin(memory.handle)
def _handle(rows: Any) -> Any:
    return lambda rows: address(rows)


@twin(memory.raised)
def _raised(flag: Any) -> Any:
    if isinstance(flag, types.Integer):
        return lambda flag: load(flag) != 0
    return lambda flag: load(address(flag)) != 0


_prepared: set[tuple[object, ...]] = set()


def prepare(function: Callable[..., Any], *args: Any) -> None:
    """Compile a kernel for arguments of these kinds, or fetch it from the cache, without running it."""
    known = (function, *map(type, args))
    if not INTERPRETED and known not in _prepared:
        with heeding_ctrl_c():
            cast(Any, function).compile(tuple(typeof(arg) for arg in args))
        _prepared.add(known)


@contextlib.contextmanager
def heeding_ctrl_c() -> Iterator[None]:
    """A Ctrl-C that falls into a callback of the compiler's or a finalizer, where it is swallowed, is raised at the end
    of this, and no word is lost about it there."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed, told = [], sys.unraisablehook

    def press(*_: object) -> None:
        pressed.append(True)
        raise KeyboardInterrupt

    def tell(swallowed: Any) -> None:
        if not issubclass(swallowed.exc_type, KeyboardInterrupt):
            told(swallowed)

    signal.signal(signal.SIGINT, press)
    sys.unraisablehook = tell
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        sys.unraisablehook = told
    if pressed:
        raise KeyboardInterrupt


def beside(work: Callable[[], object]) -> threading.Thread:
    """A thread that has begun to work; it does not keep the program from ending."""
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def interruptible(function: Callable[..., Any], flag: Any, *args: Any) -> Any:
    """Run a compiled kernel beside the main thread and give back its answer.

    Ctrl-C raises the flag to PRESSED; the kernel sees it, stops, and its best answer so far comes back: ask
    `raised(flag)`. It is compiled before that, here, where Ctrl-C breaks off by itself."""
    if INTERPRETED:
        return function(flag, *args)
    prepare(function, flag, *args)
    answer: list[Any] = []
    failure: list[BaseException] = []
    done = threading.Event()

    def work() -> None:
        try:
            answer.append(function(flag, *args))
        except BaseException as error:
            failure.append(error)
        finally:
            done.set()

    beside(work)
    while not done.is_set():
        try:
            done.wait()  # not Thread.join: on 3.11, once interrupted, a second join returns at once
        except KeyboardInterrupt:
            flag[0] = memory.PRESSED
    if failure:
        raise failure[0]
    return answer[0]
