// Lets tests that run side by side share a few tabs, each in one test's hands at a time.
import { vi } from 'vitest'
import type { ShopTab } from './shop-tab.ts'

/** Takes a tab of those that are free, waits for one when none is, and gives it back. */
export async function withFreeTab(
  free: ShopTab[],
  look: (tab: ShopTab) => Promise<void>,
): Promise<void> {
  const tab = await vi.waitFor(
    () => {
      const next = free.pop()
      if (!next) throw new Error('every tab is busy')
      return next
    },
    { timeout: 50_000, interval: 20 },
  )
  try {
    await look(tab)
  } finally {
    free.push(tab)
  }
}
