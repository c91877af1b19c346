// A page that nobody touches must ask for nothing for a while, and one that is touched must not wait.
import { afterEach, expect, test, vi } from 'vitest'
import { firstTouch } from './first-touch.ts'

afterEach(() => void vi.useRealTimers())

const wait = () => {
  vi.useFakeTimers()
  const done = vi.fn<() => void>()
  const waiting = async () => {
    await firstTouch(30_000)()
    done()
  }
  void waiting()
  return done
}

test.each(['pointermove', 'touchstart', 'scroll', 'keydown'])('%s ends the wait', async (touch) => {
  const done = wait()
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).not.toHaveBeenCalled()
  dispatchEvent(new Event(touch))
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('without a touch the time ends it', async () => {
  const done = wait()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})
