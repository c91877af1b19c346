// Touches what is hydrated by the first touch, and waits for it: its code is loaded then.
import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'

export async function touch(part: Locator): Promise<void> {
  await part.hover()
  const isHydrated = () =>
    part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await eventually(async () => expect(await isHydrated()).toBe(true))
}
