// What a component test starts from: an empty page, the browser features jsdom lacks, and no server.
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// What a component waits for comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** jsdom draws nothing, so it measures nothing: Mantine only needs these to exist. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
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
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('fetch', (address: unknown) => {
    // Said on the console too, where the guard sees it even if the component swallows the refusal.
    console.error('A component test may not fetch %s; stub fetch or hand data in.', String(address))
    return Promise.reject(new Error('no server in a component test'))
  })
  HTMLCanvasElement.prototype.getContext = () => null
  Element.prototype.scrollIntoView = () => {}
})
afterEach(cleanup)
