// The calculator is brought once, to those who read on, and looking costs a scroll next to nothing.
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type LinkIntent, LinkIntentContext } from '#src/ui/link-intent.ts'
import { usePreparedCalculator } from './use-prepared-calculator.ts'

/** Somebody is this far down at this moment. */
const scrollTo = (depth: number, moment: number) => {
  vi.stubGlobal('scrollY', depth)
  const event = new Event('scroll')
  Object.defineProperty(event, 'timeStamp', { value: moment })
  window.dispatchEvent(event)
}

test('past 300 px its code is asked for once, and no more often than every 200 ms is looked', () => {
  const prepare = vi.fn<LinkIntent>()
  const { unmount } = renderHook(() => usePreparedCalculator(), {
    wrapper: ({ children }) => <LinkIntentContext value={prepare}>{children}</LinkIntentContext>,
  })
  scrollTo(300, 1000)
  scrollTo(900, 1199)
  expect(prepare).not.toHaveBeenCalled()
  scrollTo(301, 1200)
  scrollTo(900, 2000)
  expect(prepare.mock.calls).toEqual([['/calculator']])
  unmount()
})

test('who leaves before is asked nothing', () => {
  const prepare = vi.fn<LinkIntent>()
  renderHook(() => usePreparedCalculator(), {
    wrapper: ({ children }) => <LinkIntentContext value={prepare}>{children}</LinkIntentContext>,
  }).unmount()
  scrollTo(900, 1000)
  expect(prepare).not.toHaveBeenCalled()
})
