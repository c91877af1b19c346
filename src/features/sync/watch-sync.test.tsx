// Tests the sync's updates: events where they arrive, polling at the documented pace otherwise, nothing in a hidden tab.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LiveSync, watchSync } from './watch-sync.ts'
import { syncJob, syncStats } from './sync.fixture.ts'

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
  push(state: object) {
    this.dispatchEvent(new MessageEvent('sync', { data: JSON.stringify(state) }))
  }
}

const asked: string[] = []
let heard: LiveSync[] = []
let isHidden = false
let stop = () => {}
const hide = (hidden: boolean) => {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}
const count = (path: string) => asked.filter((each) => each === path).length
const STATS = '/api/sync/stats'
const JOBS = '/api/sync/jobs?active=true'

beforeEach(() => {
  vi.useFakeTimers()
  Source.all = []
  asked.length = 0
  heard = []
  isHidden = false
  vi.stubGlobal('EventSource', Source)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(path === STATS ? syncStats() : [syncJob()])
  })
  stop = watchSync((live) => heard.push(live))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('events are told as they come, and nothing is asked', async () => {
  const [source] = Source.all
  expect(source?.url).toBe('/api/sync/events')
  source?.push({ stats: syncStats(), jobs: [syncJob({ progress: 50 })] })
  expect(heard.at(-1)?.jobs[0]?.progress).toBe(50)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
  // Labels of time grow older.
  expect(heard).toHaveLength(3)
})

test('without events it asks for jobs every 5 s and for the state every 30 s', async () => {
  Source.all[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(0)
  expect([count(STATS), count(JOBS)]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(30_000)
  expect([count(STATS), count(JOBS)]).toEqual([2, 7])
  expect(heard.at(-1)?.jobs).toHaveLength(1)
  expect(Source.all).toHaveLength(1)
})

test('events are tried again after a minute, and the asking ends', async () => {
  Source.all[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Source.all).toHaveLength(2)
  asked.length = 0
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toEqual([])
})

test('a hidden tab neither listens nor asks; a shown one begins again', async () => {
  hide(true)
  expect(Source.all.map(({ isOpen }) => isOpen)).toEqual([false])
  hide(false)
  expect(Source.all.map(({ isOpen }) => isOpen)).toEqual([false, true])
  Source.all[1]?.dispatchEvent(new Event('error'))
  hide(true)
  await vi.advanceTimersByTimeAsync(0)
  asked.length = 0
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toEqual([])
})

test('stopping ends it all', async () => {
  stop()
  expect(Source.all[0]?.isOpen).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
