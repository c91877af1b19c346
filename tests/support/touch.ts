// Touches what comes alive with the first touch, and waits until it is: its code is fetched then.
import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'

export async function touch(part: Locator): Promise<void> {
  await part.hover()
  const isAlive = () =>
    part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await eventually(async () => expect(await isAlive()).toBe(true))
}
