// Makes the published container loading instances BR0 to BR15 anew, so that our packing can be held to known results.
import { type Cargo, type Container, orientationsOf, type Size } from '#domain/packing/cargo.ts'

/** Kinds of boxes by class: BR0–BR7 by Bischoff and Ratcliff (1995), BR8–BR15 by Davies and Bischoff (1999). */
export const BR_KINDS = [1, 3, 5, 8, 10, 12, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const

/** Inside of the container in centimetres; there is no limit of weight. */
export const BR_CONTAINER: Container = { size: { dx: 587, dy: 233, dz: 220 }, maxGrams: Infinity }

/** Least and greatest side of a box, by place. */
const SIDES = [
  [30, 120],
  [25, 100],
  [20, 80],
] as const
const MODULUS = 2 ** 31 - 1
const FIRST_SEED = 2_502_505

/** The linear congruential numbers of the published generator; 16807 × 2³¹ is exact in a double. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (16_807 * state) % MODULUS
    return state / MODULUS
  }
}

interface Kind {
  size: Size
  volume: number
  quantity: number
}

const kindOf = (random: () => number): Kind => {
  const [dx = 0, dy = 0, dz = 0] = SIDES.map(
    ([least, most]) => least + Math.floor(random() * (most - least + 1)),
  ).sort((a, b) => b - a)
  return { size: { dx, dy, dz }, volume: dx * dy * dz, quantity: 1 }
}

/** Instance 1 to 100 of a class. A side may be the height when it is less than twice the least side. */
export const brInstance = (kinds: number, instance: number): Cargo[] => {
  const random = randomFrom(FIRST_SEED + 100 * (instance - 1))
  for (let thrown = 0; thrown < 10; thrown++) random()
  const made = Array.from({ length: kinds }, () => kindOf(random))
  const { dx, dy, dz } = BR_CONTAINER.size
  let volume = made.reduce((sum, kind) => sum + kind.volume, 0)
  for (;;) {
    const kind = made[Math.floor(random() * kinds)]
    if (!kind || volume + kind.volume > dx * dy * dz) break
    volume += kind.volume
    kind.quantity++
  }
  return made.map(({ size, quantity }) => {
    const mayStand = (side: number) => side / size.dz < 2
    const may = { dx: mayStand(size.dx), dy: mayStand(size.dy), dz: true }
    return { orientations: orientationsOf(size, may), quantity, grams: 0 }
  })
}
