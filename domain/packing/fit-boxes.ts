// Finds the cheapest box that takes a group of pieces, and remembers what it found: a plan asks for the same group often.
import type { Cents } from '../money.ts'
import { type Cargo, type Container, liesIn, type Placed, volumeOf } from './cargo.ts'
import { packContainer } from './pack-container.ts'

/** How many of each cargo go together. */
export type Counts = readonly number[]

/** What a group costs; null where that must not be. Prices may depend on what is inside, so they are asked for. */
export interface GroupPrices {
  /** A box, by its index, with these pieces in it. */
  readonly inBox: (box: number, counts: Counts) => Cents | null
  /** One piece of a cargo as it is. */
  readonly alone: (cargo: number) => Cents | null
}

/** Pieces that travel as one parcel; `box` is null for a piece as it is. */
export interface Group {
  readonly box: number | null
  readonly counts: Counts
  readonly cents: Cents
  readonly placed: readonly Placed[]
}

/** For a single question «does it fit»: few pieces need few blocks and few looks. */
const FIT_BUDGET = 50_000
const FIT_BLOCKS = 60

/** Thinking of blocks and gaps before the first look, in looks. */
const WORK_OF_A_FIT = 20_000

export interface Fitter {
  readonly cargo: readonly Cargo[]
  readonly boxes: readonly Container[]
  readonly prices: GroupPrices
  /** The cheapest box for a group that costs less than `below`, or null. */
  readonly cheapest: (counts: Counts, below?: Cents) => Group | null
  /** Looks so far, as `packContainer` counts them. */
  readonly work: () => number
}

const pieceVolume = ({ orientations: [one] }: Cargo): number => (one ? volumeOf(one) : 0)

/** Whether volume, weight and every single piece leave a chance. */
const mayFit = (
  { size, maxGrams }: Container,
  cargo: readonly Cargo[],
  counts: Counts,
): boolean => {
  let volume = 0
  let grams = 0
  for (const [index, one] of cargo.entries()) {
    const count = counts[index] ?? 0
    if (count === 0) continue
    if (!one.orientations.some((each) => liesIn(each, size))) return false
    volume += pieceVolume(one) * count
    grams += one.grams * count
  }
  return volume <= volumeOf(size) && grams <= maxGrams
}

interface Offer {
  readonly container: Container
  readonly box: number
  readonly cents: Cents
}

/** Every piece in a box rests on the floor or on others: a carton is packed from above, without anything that floats. */
export const makeFitter = (
  cargo: readonly Cargo[],
  boxes: readonly Container[],
  prices: GroupPrices,
): Fitter => {
  const known = new Map<string, readonly Placed[] | null>()
  const offered = new Map<string, readonly Offer[]>()
  let work = 0
  const placedIn = (box: number, container: Container, counts: Counts) => {
    const key = `${box}:${counts.join()}`
    const before = known.get(key)
    if (before !== undefined) return before
    const pieces = cargo.map((one, index) => ({ ...one, quantity: counts[index] ?? 0 }))
    const packing = packContainer(container, pieces, {
      budget: FIT_BUDGET,
      blocks: FIT_BLOCKS,
      supported: true,
    })
    work += packing.work + WORK_OF_A_FIT
    const placed = packing.complete ? packing.placed : null
    known.set(key, placed)
    return placed
  }
  const offersFor = (counts: Counts): readonly Offer[] => {
    const key = counts.join()
    const before = offered.get(key)
    if (before) return before
    const offers = boxes
      .flatMap((container, box) => {
        const cents = mayFit(container, cargo, counts) ? prices.inBox(box, counts) : null
        return cents === null ? [] : [{ container, box, cents }]
      })
      .sort((x, y) => x.cents - y.cents || volumeOf(x.container.size) - volumeOf(y.container.size))
    offered.set(key, offers)
    return offers
  }
  const cheapest = (counts: Counts, below = Infinity): Group | null => {
    for (const { container, box, cents } of offersFor(counts)) {
      if (cents >= below) return null
      const placed = placedIn(box, container, counts)
      if (placed) return { box, counts, cents, placed }
    }
    return null
  }
  return { cargo, boxes, prices, cheapest, work: () => work }
}
