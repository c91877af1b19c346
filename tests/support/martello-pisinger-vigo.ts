// Makes bin packing instances by the published rules of Martello, Pisinger and Vigo (2000), class 9: three bins cut to pieces.
import type { Cargo, Container, Size } from '#domain/packing/cargo.ts'

const SIDE = 100
/** By construction the pieces fill this many bins without a gap, so fewer are impossible and more are not needed. */
export const MPV_BINS = 3
export const MPV_BIN: Container = { size: { dx: SIDE, dy: SIDE, dz: SIDE }, maxGrams: Infinity }

const MULTIPLIER = 0x5deece66dn
const INCREMENT = 0xbn
const MASK = (1n << 48n) - 1n

/** The 48 bit generator of the C library: 31 bits of every state. The published one, its halves kept to 32 and 16 bits. */
const randomFrom = (seed: number) => {
  let state = (BigInt(seed) << 16n) | 0x330en
  /** A whole number from `least` to `most`. */
  return (least: number, most: number): number => {
    state = (state * MULTIPLIER + INCREMENT) & MASK
    return least + (Number(state >> 17n) % (most - least + 1))
  }
}

type Random = ReturnType<typeof randomFrom>
const AXES = ['dx', 'dy', 'dz'] as const

/** Four pieces around a fifth, as high as the whole: a pattern that no straight cut makes. Null in a space too small. */
const pinwheel = (size: Size, random: Random): Size[] | null => {
  const { dx, dy, dz } = size
  if (dx < 3 || dy < 3) return null
  const x1 = random(1, dx - 2)
  const x2 = random(x1 + 1, dx - 1)
  const y1 = random(1, dy - 2)
  const y2 = random(y1 + 1, dy - 1)
  return [
    { dx: x2, dy: y1, dz },
    { dx: dx - x2, dy: y2, dz },
    { dx: dx - x1, dy: dy - y2, dz },
    { dx: x1, dy: dy - y1, dz },
    { dx: x2 - x1, dy: y2 - y1, dz },
  ]
}

/** Cuts a size into `pieces` of them; null when a cut left too little for it. */
const cut = (size: Size, pieces: number, random: Random): Size[] | null => {
  if (pieces === 1) return [size]
  if (pieces === 5) return pinwheel(size, random)
  const axis = AXES[random(0, 2)] ?? 'dx'
  if (size[axis] < 2) return null
  const at = random(1, size[axis] - 1)
  const half = Math.floor(pieces / 2)
  const first = cut({ ...size, [axis]: at }, half, random)
  const second = cut({ ...size, [axis]: size[axis] - at }, pieces - half, random)
  return first && second && [...first, ...second]
}

/** Instance 1 to 10 of `pieces` pieces: none may be turned. The generator starts at instance + pieces, as published. */
export const mpvInstance = (pieces: number, instance: number): Cargo[] => {
  const random = randomFrom(instance + pieces)
  const each = Math.floor(pieces / MPV_BINS) + 1
  for (;;) {
    const bins = [each, each, pieces - 2 * each].map((count) => cut(MPV_BIN.size, count, random))
    const all = bins.flatMap((bin) => bin ?? [])
    if (all.length !== pieces) continue
    return all.map((one) => ({ orientations: [one], quantity: 1, grams: 0 }))
  }
}
