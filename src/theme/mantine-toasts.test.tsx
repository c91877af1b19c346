// Tests the toast: one at a time, five seconds, a swipe of fifty pixels to the right.
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { presentToast, removeToast } from './mantine-toasts.tsx'

const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
/** Longer than a message takes to fade. */
const FADED_MS = 300
const show = (title: string) => {
  act(() => presentToast({ title, closeLabel: 'Cerrar' }))
  wait(0)
}
const card = () => screen.getByRole('region', { name: 'Uno', hidden: true })
const expectGone = (title: string) => {
  wait(FADED_MS)
  expect(screen.queryByText(title)).toBeNull()
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  act(removeToast)
  wait(10_000)
  vi.useRealTimers()
})

test('a new message takes the place of the old one at once and goes after five seconds of its own', () => {
  show('Uno')
  wait(3000)
  show('Dos')
  expect(screen.queryByText('Uno')).toBeNull()
  wait(4900)
  screen.getByText('Dos')
  wait(100)
  expectGone('Dos')
})

test('it goes when it is no longer so', () => {
  show('Uno')
  act(removeToast)
  expectGone('Uno')
})

test('it has a place again where the page was rendered again', () => {
  show('Uno')
  act(() => document.body.replaceChildren())
  show('Dos')
  expect(screen.queryByText('Dos')).not.toBeNull()
})

test('it stays while it is pointed at, and closes by its button', () => {
  show('Uno')
  fireEvent.mouseEnter(card())
  wait(20_000)
  screen.getByText('Uno')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar', hidden: true }))
  expectGone('Uno')
})

test('it stays while its button has the focus', () => {
  show('Uno')
  act(() => screen.getByRole('button', { name: 'Cerrar', hidden: true }).focus())
  wait(20_000)
  expect(screen.queryByText('Uno')).not.toBeNull()
})

test.each([
  [49, true],
  [50, false],
  [-80, true],
])('a swipe of %i pixels leaves it: %s', (distance, stays) => {
  show('Uno')
  fireEvent.pointerDown(card(), { clientX: 100 })
  fireEvent.pointerMove(card(), { clientX: 100 + distance })
  fireEvent.pointerUp(card(), { clientX: 100 + distance })
  wait(FADED_MS)
  expect(screen.queryByText('Uno') !== null).toBe(stays)
})

test('it is accessible, and no alert: the page’s live region says it already', async () => {
  show('Uno')
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
  // Real time goes on while it is looked at, and what fades in then is drawn by itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.useRealTimers()
  await expectAccessible(card().closest('div')!)
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
