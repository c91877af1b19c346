// Lets tests that run side by side share a few tabs, each in one test's hands at a time.
import type { ShopTab } from './shop-tab.ts'

type Take = (tab: ShopTab) => void

/** Who waits for a tab of these, first come first served: chance would let one of them wait until it gives up. */
const waiting = new WeakMap<ShopTab[], Take[]>()

function nextFree(free: ShopTab[]): Promise<ShopTab> | ShopTab {
  const tab = free.pop()
  if (tab) return tab
  return new Promise((take) => {
    waiting.set(free, [...(waiting.get(free) ?? []), take])
  })
}

function giveBack(free: ShopTab[], tab: ShopTab): void {
  const [next, ...others] = waiting.get(free) ?? []
  waiting.set(free, others)
  if (next) next(tab)
  else free.push(tab)
}

/** Takes a tab of those that are free, waits for one when none is, and gives it back. */
export async function withFreeTab(
  free: ShopTab[],
  look: (tab: ShopTab) => Promise<void>,
): Promise<void> {
  const tab = await nextFree(free)
  try {
    await look(tab)
  } finally {
    giveBack(free, tab)
  }
}
