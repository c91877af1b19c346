// Packs everything into as few equal boxes as it finds.
import { type Cargo, type Container, type Placed, volumeOf } from './cargo.ts'
import { fillExactly } from './fill-exactly.ts'
import { PACK_BUDGET, packContainer, type PackOptions } from './pack-container.ts'

export interface BinPacking {
  readonly bins: readonly (readonly Placed[])[]
  /** Pieces of each cargo that fit into no bin at all. */
  readonly left: readonly number[]
  /** No packing has fewer bins than this: the volume and the weight of what was packed ask for them. */
  readonly leastBins: number
}

/** Placements tried where only a packing without any gap could save a bin. */
const EXACT_TRIES = 1_200_000
/** A bin with less than this share of the budget would be packed by its first idea. */
const LEAST_SHARE = 0.1

const withQuantities = (cargo: readonly Cargo[], left: readonly number[]): Cargo[] =>
  cargo.map((one, index) => ({ ...one, quantity: left[index] ?? 0 }))

const leastBinsFor = ({ size, maxGrams }: Container, cargo: readonly Cargo[]): number => {
  let volume = 0
  let grams = 0
  for (const { orientations, quantity, grams: each } of cargo) {
    volume += (orientations[0] ? volumeOf(orientations[0]) : 0) * quantity
    grams += each * quantity
  }
  return Math.max(Math.ceil(volume / volumeOf(size)), Math.ceil(grams / maxGrams))
}

/** Fills one bin after the other as far as possible. */
const fillOneByOne = (container: Container, cargo: readonly Cargo[], options: PackOptions) => {
  const left = cargo.map(({ quantity }) => quantity)
  const bins: (readonly Placed[])[] = []
  let budget = options.budget ?? PACK_BUDGET
  for (;;) {
    const share = Math.max(budget / 2, (options.budget ?? PACK_BUDGET) * LEAST_SHARE)
    const packed = packContainer(container, withQuantities(cargo, left), {
      ...options,
      budget: share,
    })
    if (packed.placed.length === 0) return { bins, left }
    for (const { cargo: index } of packed.placed) left[index] = (left[index] ?? 0) - 1
    bins.push(packed.placed)
    budget -= packed.work
    if (packed.complete) return { bins, left }
  }
}

/**
 * Packs a cargo into as few equal bins as it finds within the budget, each piece in an allowed orientation, each bin
 * within its limit of weight. Where the volumes leave no room at all and no support is asked for, it also looks for the
 * packing without gaps.
 */
export const packBins = (
  container: Container,
  cargo: readonly Cargo[],
  options: PackOptions = {},
): BinPacking => {
  const { bins, left } = fillOneByOne(container, cargo, options)
  const packed = cargo.map(({ quantity }, index) => quantity - (left[index] ?? 0))
  const leastBins = leastBinsFor(container, withQuantities(cargo, packed))
  const gapless = !options.supported && container.maxGrams === Infinity && bins.length > leastBins
  const exact = gapless
    ? fillExactly(container, withQuantities(cargo, packed), leastBins, EXACT_TRIES)
    : null
  return { bins: exact ?? bins, left, leastBins }
}
