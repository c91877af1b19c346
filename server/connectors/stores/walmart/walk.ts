// Where a walk through a Walmart category stands, and whether it has begun to go round in circles.

/** `path` is the page to ask for; the rest is Brent's search for a cycle (R. P. Brent, BIT 20, 1980). */
export interface Walk {
  readonly path: string
  /** An earlier page of this category: met again, the walk is a circle. */
  readonly anchor: string
  readonly steps: number
  readonly power: number
}

export const walkFrom = (path: string): Walk => ({ path, anchor: '', steps: 0, power: 1 })

/** The walk at its next page; null when that page was there before. Any circle is noticed, at the latest twice round. */
export const walkOn = (walk: Walk, path: string): Walk | null => {
  if (path === walk.path || path === walk.anchor) return null
  if (walk.steps + 1 < walk.power) return { ...walk, path, steps: walk.steps + 1 }
  return { path, anchor: walk.path, steps: 0, power: walk.power * 2 }
}

/** Which page of its category comes next, from 1. */
export const pageOf = ({ power, steps }: Walk): number => power + steps

export const walkText = ({ path, anchor, steps, power }: Walk): string =>
  JSON.stringify([path, anchor, steps, power])

/** Null for anything but the text of a walk. */
export const readWalk = (text: string): Walk | null => {
  if (!text.startsWith('[')) return null
  const [path, anchor, steps, power] = JSON.parse(text) as unknown[]
  const isWalk = typeof path === 'string' && typeof anchor === 'string'
  const isCounted = typeof steps === 'number' && typeof power === 'number'
  return isWalk && isCounted ? { path, anchor, steps, power } : null
}
