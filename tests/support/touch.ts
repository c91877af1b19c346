// Touches what comes alive with the first touch, and waits until it is: its code is fetched then.
import type { Locator } from 'playwright'
import { expect, vi } from 'vitest'

export async function touch(part: Locator): Promise<void> {
  await part.hover()
  const isAlive = () =>
    part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await vi.waitFor(async () => expect(await isAlive()).toBe(true), { timeout: 15_000 })
}
