// Puts products of different stores that are one item together, so that a list shows them as one card.
import type { Store } from './vocabulary.ts'

export interface Joinable {
  readonly id: number
  readonly store: Store
}

/** Two products that are shown as one item. */
export type JoinedPair = readonly [first: number, second: number]

/**
 * Groups in which each two products are a pair and no two are of one store: what one listing has in common with two
 * colours of another store makes these no one item. `groups` stand already, `pairs` join them in their order, the surest
 * first; each product is in one group of `groups` at most, and in one of the answer. Groups of one are left out.
 */
export function joinProducts(
  products: readonly Joinable[],
  groups: readonly (readonly number[])[],
  pairs: readonly JoinedPair[],
): number[][] {
  const storeOf = new Map(products.map(({ id, store }) => [id, store]))
  const groupOf = new Map(products.map(({ id }) => [id, [id]]))
  for (const group of groups) {
    const known = group.filter((id) => storeOf.has(id))
    for (const id of known) groupOf.set(id, known)
  }
  const arePaired = new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const mayJoin = (a: readonly number[], b: readonly number[]) =>
    a.every((one) =>
      b.every(
        (other) => storeOf.get(one) !== storeOf.get(other) && arePaired.has(`${one} ${other}`),
      ),
    )
  for (const [first, second] of pairs) {
    const [a, b] = [groupOf.get(first), groupOf.get(second)]
    if (!a || !b || a === b || !mayJoin(a, b)) continue
    const joined = [...a, ...b]
    for (const id of joined) groupOf.set(id, joined)
  }
  return [...new Set(groupOf.values())].filter((group) => group.length > 1)
}
