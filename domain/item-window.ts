// A window over a list: what stands in it, whether there is more on either side, and a new order of the whole.

export interface ItemWindow {
  /** First and one past the last place shown, both within the list. */
  readonly from: number
  readonly to: number
  /** Where the window before and the one after begin; null at the end of the list. */
  readonly previous: number | null
  readonly next: number | null
}

/** The window of `size` places (at least 1) that begins at `start`; any start is brought into the list of `count`. */
export function itemWindow(start: number, size: number, count: number): ItemWindow {
  const last = Math.max(0, Math.floor((count - 1) / size) * size)
  const from = Math.min(Math.max(0, Math.trunc(start) || 0), last)
  const to = Math.min(from + size, count)
  return {
    from,
    to,
    previous: from === 0 ? null : Math.max(0, from - size),
    next: to < count ? to : null,
  }
}

/** A new order of the same items; `chance` gives numbers from 0 to below 1 (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    const [kept, moved] = [order[last], order[other]]
    order[last] = moved as T
    order[other] = kept as T
  }
  return order
}
