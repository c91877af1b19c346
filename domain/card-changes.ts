// What differs between two versions of a rate card, field by field, for the admin who must answer for it.

export type CardValue = string | number | boolean | null

export interface CardChange {
  /** Names from the outside in, joined by dots: `brackets.0.centsPerUnit`. */
  readonly path: string
  /** Undefined: was or is not there. */
  readonly before: CardValue | undefined
  readonly after: CardValue | undefined
}

const leavesOf = (value: unknown, path: string, found: Map<string, CardValue>) => {
  if (typeof value !== 'object' || value === null) found.set(path, value as CardValue)
  else
    for (const [key, part] of Object.entries(value))
      leavesOf(part, path === '' ? key : `${path}.${key}`, found)
  return found
}

/** Every field whose value differs, by its path; the version itself is no change. `before` null: everything is new. */
export const cardChanges = (before: object | null, after: object): CardChange[] => {
  const old = leavesOf(before ?? {}, '', new Map())
  const now = leavesOf(after, '', new Map())
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => path !== 'version' && old.get(path) !== now.get(path))
    .sort()
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
}
