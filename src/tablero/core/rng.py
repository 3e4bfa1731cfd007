"""Random numbers from a one-cell buffer: a list when interpreted, an int64 array when compiled; the same stream.

Everything stays within 62 bits, so no value has a sign and no shift sees an overflow. Game i of a run starts from
`mix(seed + i)`, whatever the number of workers.
"""

from .kinds import Buffer

MASK = (1 << 62) - 1


def mix(x: int) -> int:
    """Scatter a number below 2**62 over all of them, one to one."""
    x = (x ^ (x >> 29)) * 0x3F58476D1CE4E5B9 & MASK
    x = (x ^ (x >> 27)) * 0x14D049BB133111EB & MASK
    return x ^ (x >> 31)


def below(n: int, rng: Buffer) -> int:
    """A random number from 0 to n - 1, for n up to 2**31; the buffer's cell moves on."""
    rng[0] = (rng[0] + 0x1E3779B97F4A7C15) & MASK
    return (mix(rng[0]) >> 31) * n >> 31
