// What others changed is asked for again, once for a moment's changes; silence in a hidden tab, a slow pace without events.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLiveData } from './use-live-data.ts'

class Source extends EventTarget {
  static all: Source[] = []
  isOpen = true
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Source.all.push(this)
  }
  close() {
    this.isOpen = false
  }
  say(domain: string | null) {
    this.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify({ domain }) }))
  }
}

let client: QueryClient
let isHidden = false
const latest = () => Source.all.at(-1)!
const isStale = (domain: string) =>
  client.getQueryState([[domain, 'adminList'], { type: 'query' }])?.isInvalidated
const DOMAINS = ['orders', 'contact', 'catalogue', 'admin']
const stale = () => DOMAINS.filter(isStale)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const read = (domain: string) => client.setQueryData([[domain, 'adminList'], { type: 'query' }], [])
const hide = (hidden: boolean) => {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  Source.all = []
  isHidden = false
  vi.stubGlobal('EventSource', Source)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  client = new QueryClient()
  for (const domain of DOMAINS) read(domain)
  renderHook(useLiveData, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  latest().dispatchEvent(new Event('open'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a change makes its domain, what it changes elsewhere and the overview stale, once for all changes of a moment', async () => {
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  expect(latest().url).toBe('/api/admin/events')
  latest().say('orders')
  latest().say('orders')
  await wait(500)
  expect(stale()).toEqual(['orders', 'catalogue', 'admin'])
  expect(invalidate).toHaveBeenCalledTimes(3)
})

test('what was read after the change is left alone', async () => {
  latest().say('orders')
  await wait(100)
  read('orders')
  await wait(400)
  expect(stale()).toEqual(['catalogue', 'admin'])
})

test('a line that was down makes everything stale', async () => {
  latest().say(null)
  await wait(500)
  expect(stale()).toEqual(DOMAINS)
})

test('a hidden tab does not listen; shown again, it asks for everything anew', async () => {
  hide(true)
  expect(latest().isOpen).toBe(false)
  hide(false)
  await wait(500)
  expect(stale()).toEqual([])
  latest().dispatchEvent(new Event('open'))
  await wait(500)
  expect(stale()).toEqual(DOMAINS)
})

test('without events everything is asked for every thirty seconds, and events are tried again', async () => {
  latest().dispatchEvent(new Event('error'))
  await wait(29_000)
  expect(stale()).toEqual([])
  await wait(2000)
  expect(stale()).toEqual(DOMAINS)
  await wait(30_000)
  expect(Source.all).toHaveLength(2)
})
