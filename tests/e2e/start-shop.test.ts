// The shop that browser tests start is a whole one: its own process, its own database, gone afterwards.
import { expect, test } from 'vitest'
import { startShop } from '#tests/support/start-shop.ts'
import { inFullRun } from '#tests/support/every-day.ts'

inFullRun(() => {
  test('two processes share one shop; each stops by itself and leaves the other serving', async () => {
    const first = await startShop({ demo: false })
    const second = await startShop({ demo: false, databaseUrl: first.databaseUrl })
    const health = async (url: string) => (await fetch(`${url}/healthz`)).status
    expect(first.url).not.toBe(second.url)
    expect([await health(first.url), await health(second.url)]).toEqual([200, 200])
    // What it has been asked it still answers.
    const asked = Array.from({ length: 20 }, () => fetch(`${second.url}/products`))
    await Promise.race(asked)
    await second.stop()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await health(first.url)).toBe(200)
    await expect(fetch(second.url)).rejects.toThrow(/fetch failed/)
    await first.stop()
    await expect(fetch(first.url)).rejects.toThrow(/fetch failed/)
  })
})

test('a shop that cannot start says why', async () => {
  const start = startShop({ settings: { ROLE: 'everything' } })
  await expect(start).rejects.toThrow(/ROLE must be one of/)
})
