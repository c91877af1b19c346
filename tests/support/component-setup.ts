// What a component test starts from: an empty page, the browser features jsdom lacks, and no server.
import fs from 'node:fs'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// What a component waits for comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** jsdom draws nothing, so it measures nothing: Mantine only needs these to exist. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** No news come; without it whoever listens would fail half-way and leave something behind. */
class NoEventSource {
  addEventListener() {}
  close() {}
}

function matchMedia(query: string) {
  const ignore = () => undefined
  return {
    matches: false,
    media: query,
    onchange: null,
    addEventListener: ignore,
    removeEventListener: ignore,
    dispatchEvent: () => false,
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver)
  vi.stubGlobal('EventSource', NoEventSource)
  vi.stubGlobal('matchMedia', matchMedia)
  // jsdom's own counts on one interval for all: begun while a test holds the clock, it stands still for good.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), 16),
  )
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id))
  vi.stubGlobal('fetch', (address: unknown) => {
    // Said on the console too, where the guard sees it even if the component swallows the refusal.
    console.error('A component test may not fetch %s; stub fetch or hand data in.', String(address))
    return Promise.reject(new Error('no server in a component test'))
  })
  HTMLCanvasElement.prototype.getContext = () => null
  Element.prototype.scrollIntoView = () => {}
})
// Files of one worker share their globals, too: what a test replaced is back before the next file begins.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
afterEach(cleanup)

/** Files of one worker share a document: each finds it empty, at the front page, with nothing kept. */
function emptyBrowser() {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const root of [document.documentElement, document.body])
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
  history.replaceState(null, '', '/')
}

/** A file that replaces modules loads everything anew, and leaves nothing of it to the next. */
const replacesModules = fs
  .readFileSync(expect.getState().testPath ?? '', 'utf8')
  .includes('vi.mock(')
const forgetModules = () => void (replacesModules && vi.resetModules())

emptyBrowser()
forgetModules()
afterAll(() => {
  vi.useRealTimers()
  forgetModules()
})
