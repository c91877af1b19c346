// A change of page must reach people who cannot see it: the focus moves to the new title, and the title is said.
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { ANNOUNCER } from './announce.ts'
import { useArrival } from './use-arrival.ts'

function Frame() {
  useArrival()
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <p id={ANNOUNCER} role="status" />
    </>
  )
}

const page = (title: string) => (
  <>
    <title>{title}</title>
    <h1>{title}</h1>
  </>
)

test('a new path is an arrival, a new query is not', async () => {
  const children = [
    { index: true, element: page('Inicio') },
    { path: 'products', element: page('Catálogo') },
  ]
  const router = createMemoryRouter([{ Component: Frame, children }])
  render(<RouterProvider router={router} />)
  expect(document.activeElement).toBe(document.body)

  await act(() => router.navigate('/products'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Catálogo' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Catálogo'))

  act(() => screen.getByRole('heading').blur())
  await act(() => router.navigate('/products?page=2'))
  expect(document.activeElement).toBe(document.body)
})
