// Tests the cache of anonymous pages: one render for concurrent requests, and only whole pages are kept.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { TurnstileFull } from '#server/platform/turnstile.ts'
import { PageCache } from './page-cache.ts'
import { htmlOf, isKept, type WholePage } from './whole-page.ts'
import { inFullRun } from '#tests/support/every-day.ts'

const openCache = (maxBytes = 1_000_000, renders = { places: 10, queue: 1000 }) =>
  new PageCache({ maxBytes, ttlMs: 60_000, renders })
const page = (html: string, status = 200): WholePage => ({
  status,
  html,
  badgeAt: [],
  policy: '',
  shareable: true,
  forOffline: false,
})
/** What it says, kept or not. */
const said = async (asked: ReturnType<PageCache['get']>): Promise<WholePage> => {
  const found = await asked
  return page(isKept(found) ? htmlOf(found) : found.html, found.status)
}

test('two hundred who ask at once wait for one render', async () => {
  const cache = openCache()
  const gate = Promise.withResolvers<WholePage>()
  const render = vi.fn<() => Promise<WholePage>>(() => gate.promise)
  const crowd = Array.from({ length: 200 }, () => cache.get('/', render))
  gate.resolve(page('whole'))
  expect(new Set((await Promise.all(crowd.map(said))).map(({ html }) => html))).toEqual(
    new Set(['whole']),
  )
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(1)
})

test('each key has its own page', async () => {
  const cache = openCache()
  const read = (key: string) => said(cache.get(key, () => Promise.resolve(page(key))))
  const pages = await Promise.all(['light /', 'dark /'].map(read))
  expect(pages.map(({ html }) => html)).toEqual(['light /', 'dark /'])
})

test.each([302, 404, 500])(
  'an answer with status %i is shared while it is made, but not kept',
  async (status) => {
    const cache = openCache()
    const render = vi.fn<() => Promise<WholePage>>(() => Promise.resolve(page('', status)))
    await Promise.all([cache.get('/', render), cache.get('/', render)])
    expect(render).toHaveBeenCalledTimes(1)
    await cache.get('/', render)
    expect(render).toHaveBeenCalledTimes(2)
  },
)

test('a page marked by a limit or an outage is nobody else’s: not kept, and rendered again for who waited', async () => {
  const cache = openCache()
  const gate = Promise.withResolvers<WholePage>()
  const first = cache.get('/', () => gate.promise)
  const waiting = cache.get('/', () => Promise.resolve(page('whole')))
  gate.resolve({ ...page('without its plan'), shareable: false })
  expect(await said(first)).toMatchObject({ html: 'without its plan' })
  expect(await said(waiting)).toEqual(page('whole'))
  expect(await said(cache.get('/', () => Promise.resolve(page('anew'))))).toEqual(page('anew'))
})

test('a render that fails fails for all who wait, and is tried again for the next', async () => {
  const cache = openCache()
  const fails = () => Promise.reject(new Error('no database'))
  const crowd = await Promise.allSettled([cache.get('/', fails), cache.get('/', fails)])
  expect(crowd.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await said(cache.get('/', () => Promise.resolve(page('whole'))))).toEqual(page('whole'))
})

test('the page that was not read for longest makes room', async () => {
  const cache = openCache(2500)
  const render = vi.fn<(html: string) => Promise<WholePage>>((html) => Promise.resolve(page(html)))
  // What cannot be made smaller.
  const noise = randomBytes(400).toString('base64')
  const long = (letter: string) => cache.get(letter, () => render(letter + noise))
  await long('a')
  await long('b')
  await long('a')
  await long('c')
  render.mockClear()
  await long('a')
  expect(render).not.toHaveBeenCalled()
  await long('b')
  expect(render).toHaveBeenCalledTimes(1)
})

test('once emptied, nobody gets or leaves behind a page that was begun before', async () => {
  const cache = openCache()
  const old = Promise.withResolvers<WholePage>()
  const first = cache.get('/', () => old.promise)
  cache.clear()
  const fresh = Promise.withResolvers<WholePage>()
  const second = cache.get('/', () => fresh.promise)
  old.resolve(page('old'))
  expect(await said(first)).toEqual(page('old'))
  fresh.resolve(page('fresh'))
  expect(await said(second)).toEqual(page('fresh'))
  const render = vi.fn<() => Promise<WholePage>>()
  expect(await said(cache.get('/', render))).toEqual(page('fresh'))
  expect(render).not.toHaveBeenCalled()
})

test('whose time is over stands in for one that an outage keeps away, and for no other', async () => {
  let now = 1000
  const renders = { places: 10, queue: 10 }
  const cache = new PageCache({ maxBytes: 1_000_000, ttlMs: 60_000, renders, now: () => now })
  const thrown = () => Promise.reject(new TurnstileFull())
  const drawn = () => Promise.resolve(page('come back', 503))
  await cache.get('/', () => Promise.resolve(page('old')))
  now = 62_000
  expect(await said(cache.get('/', thrown))).toEqual(page('old'))
  expect(await said(cache.get('/', drawn))).toEqual(page('old'))
  await expect(cache.get('/never-seen', thrown)).rejects.toThrow('too many')
  expect(await said(cache.get('/never-seen', drawn))).toEqual(page('come back', 503))
  await expect(cache.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await said(cache.get('/', () => Promise.resolve(page('', 404))))).toEqual(page('', 404))
  now = 3_700_000
  await expect(cache.get('/', thrown)).rejects.toThrow('too many')
  expect(await said(cache.get('/', () => Promise.resolve(page('new'))))).toEqual(page('new'))
})

test('what a desk changed is not shown again, whatever is away', async () => {
  const cache = openCache()
  await cache.get('/', () => Promise.resolve(page('old')))
  cache.clear()
  await expect(cache.get('/', () => Promise.reject(new TurnstileFull()))).rejects.toThrow(
    'too many',
  )
})

test('a page is kept small and comes back to the letter, whatever it is written in', async () => {
  const cache = openCache(20_000)
  const html = '«Café» 咖啡 ☕ '.repeat(20_000)
  const render = vi.fn<() => Promise<WholePage>>(() => Promise.resolve(page(html)))
  await cache.get('/', render)
  expect(await said(cache.get('/', render))).toEqual(page(html))
  expect(render).toHaveBeenCalledTimes(1)
})

test('a long address counts as well as what it leads to', async () => {
  const cache = openCache(20_000)
  const render = vi.fn<() => Promise<WholePage>>(() => Promise.resolve(page('short')))
  const long = `/?${'a'.repeat(9000)}`
  await cache.get(long, render)
  await cache.get(`${long}b`, render)
  await cache.get(long, render)
  expect(render).toHaveBeenCalledTimes(3)
})

test('only so many pages are rendered at once and only so many wait; the next one is turned away', async () => {
  const cache = openCache(20_000, { places: 2, queue: 1 })
  const gate = Promise.withResolvers<WholePage>()
  const render = vi.fn<() => Promise<WholePage>>(() => gate.promise)
  const asked = ['/a', '/b', '/c', '/d'].map((key) => cache.get(key, render))
  const all = Promise.allSettled(asked)
  await expect(asked[3]).rejects.toBeInstanceOf(TurnstileFull)
  expect(render).toHaveBeenCalledTimes(2)
  gate.resolve(page('whole'))
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
})

inFullRun(() => {
  test('a process with little memory lives through thousands of pages that nobody asks for twice', () => {
    const fixture = path.join(import.meta.dirname, 'page-cache.fixture.ts')
    const { status, stdout } = spawnSync(process.execPath, ['--max-old-space-size=64', fixture], {
      encoding: 'utf8',
      timeout: 60_000,
    })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '1500' })
  }, 60_000)
})
