// Chooses boxes for pieces by price: which pieces go together into which box, and which stay as they are.
import { type Cents, sum } from '../money.ts'
import { assertCargo, type Cargo, type Container } from './cargo.ts'
import { type Counts, type Fitter, type Group, type GroupPrices, makeFitter } from './fit-boxes.ts'
import { bestDivision, MOST_DIVIDED } from './best-division.ts'
import { aloneOrBoxed, improve } from './improve-groups.ts'
import { packBins } from './pack-bins.ts'

export interface BoxPlan {
  readonly groups: readonly Group[]
  readonly totalCents: Cents
  /** Pieces of each cargo that fit into no box and may not travel as they are. */
  readonly left: Counts
}

/** About a tenth of a second: plans are computed while somebody types, and on a shared server. */
const PLAN_BUDGET = 10_000_000
const BINS_BUDGET = 300_000
const BINS_BLOCKS = 200

const countsOf = (cargo: readonly Cargo[], only?: number): number[] =>
  cargo.map(({ quantity }, index) => (only === undefined ? quantity : Number(index === only)))

const aloneGroups = ({ cargo, prices }: Fitter, counts: Counts): Group[] =>
  cargo.flatMap((_, index) => {
    const cents = prices.alone(index)
    if (cents === null) return []
    const group: Group = { box: null, counts: countsOf(cargo, index), cents, placed: [] }
    return Array.from({ length: counts[index] ?? 0 }, () => group)
  })

/** As many boxes of one kind as it takes, each then exchanged for the cheapest that takes the same. */
const inBoxesOf = (fitter: Fitter, container: Container): Group[] => {
  const { cargo } = fitter
  const { bins, left } = packBins(container, cargo, {
    budget: BINS_BUDGET,
    blocks: BINS_BLOCKS,
    supported: true,
  })
  const filled = bins.flatMap((bin) => {
    const counts = cargo.map((_, index) => bin.filter((placed) => placed.cargo === index).length)
    return fitter.cheapest(counts) ?? aloneGroups(fitter, counts)
  })
  return [...filled, ...aloneGroups(fitter, left)]
}

const leftOf = (cargo: readonly Cargo[], groups: readonly Group[]): number[] =>
  cargo.map(
    ({ quantity }, index) =>
      quantity - groups.reduce((count, { counts }) => count + (counts[index] ?? 0), 0),
  )

const total = (groups: readonly Group[]): Cents => sum(groups.map(({ cents }) => cents))
const pieces = (counts: Counts): number => counts.reduce((all, count) => all + count, 0)

const isShared = (groups: readonly Group[]): boolean =>
  groups.some(({ box, counts }) => box !== null && pieces(counts) > 1)

/** The best of all ways for few pieces; null for more, and where the best way shares no box. */
const divide = (fitter: Fitter, all: Counts): readonly Group[] | null => {
  if (pieces(all) > MOST_DIVIDED) return null
  const one = all.flatMap((count, index) => Array.from({ length: count }, () => index))
  const groups = bestDivision(fitter, one, (counts) => aloneOrBoxed(fitter, counts))
  return groups && isShared(groups) ? groups : null
}

const startsFor = (fitter: Fitter, all: Counts): (readonly Group[])[] => {
  const single = fitter.cheapest(all)
  return [
    ...(single ? [[single]] : []),
    aloneGroups(fitter, all),
    ...fitter.boxes.map((box) => inBoxesOf(fitter, box)),
  ].sort((a, b) => total(a) - total(b))
}

/**
 * The cheapest plan it finds in which at least two pieces share a box, all others being in a box or as they are; of two
 * equally cheap ones that with fewer parcels. Null when no box takes two pieces. Up to MOST_DIVIDED pieces every way to
 * divide them is priced; else starts are one box for all, each kind of box alone, and all pieces as they are; each, the
 * cheapest first, is improved by joining, moving and exchanging while that costs less. The work is bounded, the answer
 * depends on the input only. Throws a RangeError for what `packContainer` does not take.
 */
export const planBoxes = (
  cargo: readonly Cargo[],
  boxes: readonly Container[],
  prices: GroupPrices,
): BoxPlan | null => {
  assertCargo(cargo)
  const fitter = makeFitter(cargo, boxes, prices)
  const all = countsOf(cargo)
  if (pieces(all) === 0) return null
  const planOf = (groups: readonly Group[]): BoxPlan => ({
    groups,
    totalCents: total(groups),
    left: leftOf(cargo, groups),
  })
  const divided = divide(fitter, all)
  if (divided) return planOf(divided)
  const starts = startsFor(fitter, all)
  const plans = starts
    .map((start) => improve(fitter, start, PLAN_BUDGET))
    .concat(starts)
    .filter(isShared)
    .map(planOf)
    .sort(
      (a, b) =>
        pieces(a.left) - pieces(b.left) ||
        a.totalCents - b.totalCents ||
        a.groups.length - b.groups.length,
    )
  return plans[0] ?? null
}
