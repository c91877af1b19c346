// The steps of the search: a state is judged by packing on greedily to its end, and the best few are followed.
import { bestSpots, type Search, type Spot, type State, usableBlocks } from './rate-blocks.ts'
import { carve, nextSpace } from './spaces.ts'

/** Copying a state, in blocks looked at; comparing the spaces with each other comes on top. */
const WORK_OF_A_STEP = 500
/** Blocks that ran out of pieces are thrown out after so many steps: looking costs less than copying the list. */
const STEPS_PER_CLEARING = 3

const put = (state: State, spot: Spot, search: Search): State => {
  search.work += WORK_OF_A_STEP + state.spaces.length ** 2 / 2
  const left = [...state.left]
  for (const { cargo, count } of spot.block.needs) left[cargo] = (left[cargo] ?? 0) - count
  return {
    spaces: carve(state.spaces, spot, search.smallest, search.supported),
    spots: [...state.spots, spot],
    left,
    volume: state.volume + spot.block.volume,
    grams: state.grams + spot.block.grams,
    blocks: state.blocks,
  }
}

/** The best next states; spaces that nothing fits into are dropped on the way. None at the end of a packing. */
const nextStates = (state: State, most: number, search: Search): State[] => {
  for (;;) {
    const chosen = nextSpace(state.spaces, search.size)
    const space = state.spaces[chosen]
    if (!space) return []
    const spots = bestSpots(state, space, most, search)
    if (spots.length > 0) return spots.map((spot) => put(state, spot, search))
    state.spaces = state.spaces.filter((_, index) => index !== chosen)
  }
}

/** Packs on, the best block first, until nothing fits or the work has no end. */
export const packOn = (start: State, search: Search): State => {
  let state: State = { ...start }
  for (let step = 0; ; step++) {
    if (step % STEPS_PER_CLEARING === 0) state.blocks = usableBlocks(state, search)
    const [next] = nextStates(state, 1, search)
    if (!next || search.work > search.mostWork) return next ?? state
    state = next
  }
}

export interface Branch {
  readonly state: State
  /** Where packing on greedily ends. */
  readonly end: State
}

export interface Step {
  readonly beam: readonly Branch[]
  /** Whether something was left out that a wider beam would follow. */
  readonly narrow: boolean
}

/** One step of the beam: all children of all branches, each with its end; equal ends are one. None when it is over. */
export const advance = (
  beam: readonly Branch[],
  width: number,
  search: Search,
  over: (end: State) => boolean,
): Step => {
  let narrow = false
  const children: Branch[] = []
  for (const { state, end } of beam) {
    state.blocks = usableBlocks(state, search)
    const next = nextStates(state, width, search)
    narrow ||= next.length === width
    for (const [index, child] of next.entries()) {
      // The first child is the greedy one: it ends where its parent does.
      const childEnd = index === 0 ? end : packOn(child, search)
      children.push({ state: child, end: childEnd })
      if (over(childEnd)) return { beam: [], narrow: true }
    }
  }
  const ends = new Set<number>()
  const different = children
    .sort((a, b) => b.end.volume - a.end.volume)
    .filter(({ end }) => !ends.has(end.volume) && ends.add(end.volume))
  return { beam: different.slice(0, width), narrow: narrow || different.length > width }
}
