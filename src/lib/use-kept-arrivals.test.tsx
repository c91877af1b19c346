// What somebody has seen by way of links is told to the worker, and nothing that it could not keep anyway.
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shopFacts } from '#tests/support/render-in-shop.tsx'
import { FactsProvider } from './facts.ts'
import { PageHead } from './page-head.tsx'
import { useKeptArrivals } from './use-kept-arrivals.ts'

const told = vi.fn<(address: string) => void>()
beforeEach(() => {
  vi.useFakeTimers()
  const ready = Promise.resolve({ active: { postMessage: told } })
  vi.stubGlobal('navigator', { serviceWorker: { ready } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  told.mockClear()
  history.replaceState(null, '', '/')
})

async function openShop(isSignedIn = false) {
  function Frame() {
    useKeptArrivals(isSignedIn)
    return <Outlet />
  }
  const children = [
    { index: true, element: <h1>Home</h1> },
    { path: 'help', element: <h1>Help</h1> },
    { path: 'cart', element: <PageHead title="Cart" noindex /> },
    { path: 'legal', element: <PageHead title="Terms" noindex="follow" /> },
    { path: 'contact', element: <PageHead title="Contact" noindex="follow" /> },
  ]
  const router = createMemoryRouter([{ Component: Frame, children }])
  render(
    <FactsProvider value={shopFacts()}>
      <RouterProvider router={router} />
    </FactsProvider>,
  )
  return async (to: string, stayMs = 1000) => {
    history.replaceState(null, '', to)
    await act(() => router.navigate(to))
    await act(() => vi.advanceTimersByTimeAsync(stayMs))
  }
}

test('a page is kept once it was seen: not the first, not in passing, not twice', async () => {
  const go = await openShop()
  await go('/')
  await go('/legal', 200)
  await go('/help?search=a#top')
  await go('/help')
  await go('/legal')
  await go('/help')
  expect(told.mock.calls).toEqual([
    [`${location.origin}/help?search=a`],
    [`${location.origin}/legal`],
  ])
})

test('nothing is asked for that the shop would refuse, nor of who saves data or has no worker', async () => {
  const visit = await openShop()
  await visit('/cart')
  await visit('/contact?number=1Z999AA10123456784')
  cleanup()
  const customer = await openShop(true)
  await customer('/help')
  cleanup()
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  const sparing = await openShop()
  await sparing('/help')
  cleanup()
  vi.stubGlobal('navigator', {})
  const old = await openShop()
  await old('/help')
  expect(told).not.toHaveBeenCalled()
})
