// Makes groups of pieces cheaper step by step: two become one, or one piece changes its group, while that saves money.
import type { Counts, Fitter, Group } from './fit-boxes.ts'

/** Beyond this many parcels pairs are too many to try; the starts are good enough there. */
const MOST_GROUPS = 40

const plus = (a: Counts, b: Counts): number[] => a.map((count, index) => count + (b[index] ?? 0))
const minusOne = (counts: Counts, cargo: number): number[] =>
  counts.map((count, index) => (index === cargo ? count - 1 : count))
const onlyOne = (counts: Counts, cargo: number): number[] =>
  counts.map((_, index) => Number(index === cargo))
const isEmpty = (counts: Counts): boolean => counts.every((count) => count === 0)

/** The cheapest a group can be: one piece may stay as it is. */
export const aloneOrBoxed = (fitter: Fitter, counts: Counts): Group | null => {
  const boxed = fitter.cheapest(counts)
  const inAll = counts.reduce((all, count) => all + count, 0)
  const only = counts.findIndex((count) => count > 0)
  const cents = inAll === 1 ? fitter.prices.alone(only) : null
  if (cents === null || (boxed && boxed.cents <= cents)) return boxed
  return { box: null, counts, cents, placed: [] }
}

interface Change {
  readonly saved: number
  readonly groups: readonly Group[]
}

const without = (groups: readonly Group[], ...gone: readonly Group[]): Group[] => {
  const rest = [...groups]
  for (const one of gone) rest.splice(rest.indexOf(one), 1)
  return rest
}

/** The best way to make one group of two; equal pairs are tried once. */
const bestJoin = (fitter: Fitter, groups: readonly Group[], budget: number): Change | null => {
  let best: Change | null = null
  const tried = new Set<string>()
  for (const [index, a] of groups.entries())
    for (const b of groups.slice(index + 1)) {
      const counts = plus(a.counts, b.counts)
      const key = `${a.cents + b.cents}:${counts.join()}`
      if (tried.has(key) || fitter.work() > budget) continue
      tried.add(key)
      const joined = fitter.cheapest(counts, a.cents + b.cents - (best?.saved ?? 0))
      if (!joined) continue
      const saved = a.cents + b.cents - joined.cents
      best = { saved, groups: [...without(groups, a, b), joined] }
    }
  return best
}

/** What moving one piece from a group to another, or out of it, saves; null when it saves nothing. */
const move = (
  fitter: Fitter,
  groups: readonly Group[],
  from: Group,
  cargo: number,
  to: Group | null,
): Change | null => {
  const rest = minusOne(from.counts, cargo)
  const before = from.cents + (to?.cents ?? 0)
  const left = isEmpty(rest) ? null : aloneOrBoxed(fitter, rest)
  if (!left && !isEmpty(rest)) return null
  const moved = onlyOne(from.counts, cargo)
  const grown = to
    ? fitter.cheapest(plus(to.counts, moved), before - (left?.cents ?? 0))
    : aloneOrBoxed(fitter, moved)
  const saved = grown ? before - grown.cents - (left?.cents ?? 0) : 0
  if (!grown || saved <= 0) return null
  const others = to ? without(groups, from, to) : without(groups, from)
  return { saved, groups: [...others, grown, ...(left ? [left] : [])] }
}

/** The first move that saves something. */
const firstMove = (fitter: Fitter, groups: readonly Group[], budget: number): Change | null => {
  for (const from of groups)
    for (const [cargo, count] of from.counts.entries()) {
      if (count === 0 || (from.box === null && groups.length === 1)) continue
      for (const to of [...groups, null]) {
        if (to === from || (to === null && from.box === null) || fitter.work() > budget) continue
        const change = move(fitter, groups, from, cargo, to)
        if (change) return change
      }
    }
  return null
}

/** Groups that cost no more than those it was given; it ends when nothing saves or the looks are used up. */
export const improve = (
  fitter: Fitter,
  groups: readonly Group[],
  budget: number,
): readonly Group[] => {
  let now = groups
  while (now.length > 1 && now.length <= MOST_GROUPS && fitter.work() <= budget) {
    const change = bestJoin(fitter, now, budget) ?? firstMove(fitter, now, budget)
    if (!change) return now
    now = change.groups
  }
  return now
}
