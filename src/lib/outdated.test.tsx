// Proves that an old page is loaded again once, and that a browser without storage is left in peace.
import { afterEach, expect, test, vi } from 'vitest'
import { reloadIfOutdated, watchForMissingFiles } from './outdated.ts'

afterEach(() => vi.unstubAllGlobals())

const watch = () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  watchForMissingFiles()
  return reload
}

test('is loaded again once when a file is missing', () => {
  const reload = watch()
  reloadIfOutdated()
  expect(reload).not.toHaveBeenCalled()
  dispatchEvent(new Event('vite:preloadError'))
  reloadIfOutdated()
  reloadIfOutdated()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('is left as it is where storage is forbidden', () => {
  const reload = watch()
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden })
  dispatchEvent(new Event('vite:preloadError'))
  expect(reloadIfOutdated).not.toThrow()
  expect(reload).not.toHaveBeenCalled()
})
