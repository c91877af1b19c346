// A change of page must reach people who cannot see it: the focus moves to the new title, and the title is said.
import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
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

const page = (title: string, children?: ReactNode) => (
  <>
    <title>{title}</title>
    <h1>{title}</h1>
    {children}
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

const place = (name: string, id: string) => (
  <section id={id} aria-label={name}>
    <button type="button">{name}</button>
  </section>
)

test('a place of a page has the focus where the page was left for it, or something outside of it was clicked', async () => {
  const places = (
    <>
      {place('Pasos', 'pasos')}
      {place('Lista', 'lista')}
    </>
  )
  const children = [
    { index: true, element: page('Inicio', places) },
    { path: 'contact', element: page('Contacto', place('Seguimiento', 'seguimiento')) },
  ]
  const router = createMemoryRouter([{ Component: Frame, children }])
  render(<RouterProvider router={router} />)
  const focused = () => document.activeElement?.getAttribute('aria-label')

  await act(() => router.navigate('/contact?number=1#seguimiento'))
  expect(focused()).toBe('Seguimiento')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Contacto'))
  await act(() => router.navigate('/#pasos'))
  expect(focused()).toBe('Pasos')
  await act(() => router.navigate('/contact#nowhere'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contacto' }))

  await act(() => router.navigate('/'))
  await act(() => router.navigate('/#pasos'))
  expect(focused()).toBe('Pasos')
  await act(() => router.navigate('/?store=amazon#lista'))
  expect(focused()).toBe('Lista')
  // Whoever filters inside of the place stays at what was clicked.
  const button = screen.getByRole('button', { name: 'Lista' })
  act(() => button.focus())
  await act(() => router.navigate('/?store=ebay#lista'))
  expect(document.activeElement).toBe(button)
  // And so does whoever goes back.
  await act(() => router.navigate('/#pasos'))
  await act(() => router.navigate('/?store=ebay#lista'))
  act(() => button.focus())
  await act(() => router.navigate(-1))
  expect(document.activeElement).toBe(button)
})
