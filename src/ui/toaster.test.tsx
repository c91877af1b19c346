// Holds the passing message to its rules: one at a time, five seconds, a swipe of fifty pixels to the right.
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { presentToast, removeToast } from './toaster.tsx'

const show = (title: string) => act(() => presentToast({ title, closeLabel: 'Cerrar' }))
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  wait(10_000)
  vi.useRealTimers()
})

test('a new message takes the place of the old one and goes after five seconds of its own', async () => {
  show('Uno')
  wait(3000)
  show('Dos')
  expect(screen.queryByText('Uno')).toBeNull()
  wait(4999)
  screen.getByText('Dos')
  wait(1)
  expect(screen.queryByText('Dos')).toBeNull()
})

test('it goes when it is no longer so', () => {
  show('Uno')
  act(removeToast)
  expect(screen.queryByText('Uno')).toBeNull()
})

test('it stays while it is pointed at, and closes by its button', () => {
  show('Uno')
  const card = screen.getByText('Uno').closest('[popover]')!
  fireEvent.pointerEnter(card)
  wait(20_000)
  screen.getByText('Uno')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar', hidden: true }))
  expect(screen.queryByText('Uno')).toBeNull()
})

test.each([
  [49, true],
  [50, false],
  [-80, true],
])('a swipe of %i pixels leaves it: %s', (distance, stays) => {
  show('Uno')
  const card = screen.getByText('Uno').closest('[popover]')!
  fireEvent.pointerDown(card, { clientX: 100 })
  fireEvent.pointerMove(card, { clientX: 100 + distance })
  fireEvent.pointerUp(card, { clientX: 100 + distance })
  expect(screen.queryByText('Uno') !== null).toBe(stays)
})

test('it is accessible', async () => {
  show('Uno')
  vi.useRealTimers()
  await expectAccessible(screen.getByText('Uno').closest('div')!)
  vi.useFakeTimers()
})
