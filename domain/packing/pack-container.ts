// Fills one container as full as it can: a beam search over blocks, each state judged by packing on greedily to its end.
import { advance, type Branch, packOn } from './beam.ts'
import { makeBlocks } from './make-blocks.ts'
import {
  assertCargo,
  type Cargo,
  type Container,
  isSize,
  MAX_SIDE,
  type Placed,
  volumeOf,
} from './cargo.ts'
import { placedIn } from './placed-in.ts'
import type { Search, State } from './rate-blocks.ts'
import { makeReach } from './reach.ts'
import { smallestOf } from './spaces.ts'

export interface PackOptions {
  /**
   * How much may be looked at (blocks and contacts); the search stops soon after. One greedy packing is made whatever
   * the budget, unless it alone takes more than FIRST_BUDGET: then the packing ends there.
   */
  readonly budget?: number
  /** Whether every piece must rest wholly on the floor or on tops of equal height of one block below it. */
  readonly supported?: boolean
  /** How many blocks are thought of; few are enough where few pieces are. */
  readonly blocks?: number
  /** Asked now and then; true ends the search with the best packing so far. */
  readonly stop?: () => boolean
}

export interface Packing {
  readonly placed: readonly Placed[]
  /** Cubic units and grams of the pieces that are in. */
  readonly volume: number
  readonly grams: number
  /** Whether everything is in. */
  readonly complete: boolean
  readonly work: number
}

/** About a third of a second on one core of an EPYC server of 2026. */
export const PACK_BUDGET = 40_000_000
/** Enough for a greedy packing of a thousand kinds. */
export const FIRST_BUDGET = 200_000_000
const MOST_BLOCKS = 3000
/** Joined blocks may hold this little air. */
const LEAST_FILL = 0.98
/** From one round to the next the beam grows by the root of two, at least by one. */
const WIDER = Math.SQRT2

const volumeOfAll = (cargo: readonly Cargo[]): number =>
  cargo.reduce(
    (sum, { orientations: [one], quantity }) => sum + (one ? volumeOf(one) * quantity : 0),
    0,
  )

/**
 * Packs as much volume as it can into one container: no overlap, inside, in allowed orientations, within the limit of
 * weight. The answer depends on the input and the budget only. Throws a RangeError for sides that are not whole numbers
 * from 1 to MAX_SIDE and for negative quantities or weights.
 */
export const packContainer = (
  container: Container,
  cargo: readonly Cargo[],
  options: PackOptions = {},
): Packing => {
  assertCargo(cargo)
  if (!isSize(container.size))
    throw new RangeError(`a container needs whole sides from 1 to ${MAX_SIDE}`)
  const { budget = PACK_BUDGET, supported = false, blocks: limit = MOST_BLOCKS, stop } = options
  const { size, maxGrams } = container
  const blocks = makeBlocks(cargo, container, {
    limit,
    minFill: supported ? 1 : LEAST_FILL,
  })
  const reach = {
    x: makeReach(cargo, 'dx', size.dx),
    y: makeReach(cargo, 'dy', size.dy),
    z: makeReach(cargo, 'dz', size.dz),
  }
  const search: Search = {
    size,
    maxGrams,
    reach,
    smallest: smallestOf(blocks.filter(({ boxes }) => boxes === 1)),
    supported,
    work: 0,
    mostWork: Math.max(budget, FIRST_BUDGET),
  }
  const root: State = {
    spaces: [{ x0: 0, y0: 0, z0: 0, x1: size.dx, y1: size.dy, z1: size.dz }],
    spots: [],
    left: cargo.map(({ quantity }) => quantity),
    volume: 0,
    grams: 0,
    blocks,
  }
  const most = Math.min(volumeOf(size), volumeOfAll(cargo))
  let best = packOn(root, search)
  const first = best
  const over = (end: State): boolean => {
    if (end.volume > best.volume) best = end
    return best.volume >= most || search.work > budget || (stop?.() ?? false)
  }
  let wider = !over(first)
  for (let width = 2; wider; width = Math.max(width + 1, Math.ceil(width * WIDER))) {
    let beam: readonly Branch[] = [{ state: { ...root }, end: first }]
    wider = false
    while (beam.length > 0) {
      const step = advance(beam, width, search, over)
      wider ||= step.narrow
      beam = step.beam
    }
    if (over(best)) break
  }
  return {
    placed: placedIn(best.spots),
    volume: best.volume,
    grams: best.grams,
    complete: best.left.every((left) => left === 0),
    work: search.work,
  }
}
