// Whoever leaves the page open past closing time is not told that somebody answers.
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useChatOpen } from './use-chat-open.ts'

afterEach(() => vi.useRealTimers())

test.each([
  ['a Monday before closing', new Date(2026, 4, 4, 17, 59, 30), [true, false]],
  ['a Monday before opening', new Date(2026, 4, 4, 8, 59, 30), [false, true]],
  ['a Saturday', new Date(2026, 4, 9, 8, 59, 30), [false, false]],
])('on %s it is looked at again within a minute', (_day, now, expected) => {
  vi.useFakeTimers({ now })
  const { result, unmount } = renderHook(() => useChatOpen())
  const seen = [result.current]
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect([...seen, result.current]).toEqual(expected)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
