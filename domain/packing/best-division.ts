// Divides few pieces into groups in the best of all ways: every subset is priced once, then put together.
import type { Fitter, Group } from './fit-boxes.ts'

/** 2⁷ groups to price; each piece more doubles them. */
export const MOST_DIVIDED = 7

interface Division {
  readonly cents: number
  readonly groups: readonly Group[]
}

/**
 * The cheapest groups for pieces given one by one by the index of their cargo, at most MOST_DIVIDED of them. `priced`
 * says what a group costs at the least, or null where it must not be. Null when some piece can be in no group.
 */
export const bestDivision = (
  { cargo }: Pick<Fitter, 'cargo'>,
  pieces: readonly number[],
  priced: (counts: readonly number[]) => Group | null,
): readonly Group[] | null => {
  const everything = 2 ** pieces.length - 1
  const groups = Array.from({ length: everything + 1 }, (_, subset) => {
    const counts = cargo.map(
      (_one, index) =>
        pieces.filter((piece, bit) => piece === index && ((subset >> bit) & 1) === 1).length,
    )
    return subset === 0 ? null : priced(counts)
  })
  const best: (Division | null)[] = [{ cents: 0, groups: [] }]
  for (let subset = 1; subset <= everything; subset++) {
    let found: Division | null = null
    // The group of the first piece decides; the rest was divided before.
    const first = subset & -subset
    for (let part = subset; part > 0; part = (part - 1) & subset) {
      const group = (part & first) === 0 ? null : groups[part]
      const rest = best[subset ^ part]
      if (!group || !rest) continue
      const cents = rest.cents + group.cents
      if (found && found.cents <= cents) continue
      found = { cents, groups: [...rest.groups, group] }
    }
    best[subset] = found
  }
  return best[everything]?.groups ?? null
}
