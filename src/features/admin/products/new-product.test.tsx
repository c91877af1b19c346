// A product of our own is made, once.
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Component as ProductPage } from '#src/pages/admin/product.page.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'

afterEach(() => vi.unstubAllGlobals())

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a new product is made once; a number that is taken leads to the product that has it', async () => {
  let isTaken = true
  const calls = serveDesk({
    'catalogue.adminCreate': () =>
      isTaken ? { ok: false, code: 'product_exists', id: 9 } : { ok: true, id: 12 },
  })
  const known = { path: '/admin/products/:id', element: <p>the product</p> }
  const path = '/admin/products/new'
  const { container } = renderDesk(<ProductPage />, { at: path, path, routes: [known] })
  await screen.findByRole('heading', { level: 1 })
  type('Nombre', 'Molinillo')
  press('Crear producto')
  expect(await screen.findByText('Completa este campo.')).toBeTruthy()
  type('Precio (US$)', '12,50')
  press('Crear producto')
  const other = await screen.findByRole('link', { name: 'Ver ese producto' })
  expect(other.getAttribute('href')).toBe('/admin/products/9')
  await expectAccessible(container)
  isTaken = false
  press('Crear producto')
  expect(await screen.findByText('the product')).toBeTruthy()
  expect(calls.findLast(({ name }) => name === 'catalogue.adminCreate')?.input).toMatchObject({
    store: 'own',
    externalId: expect.stringMatching(/^p-[\da-f]{12}$/u) as string,
    draft: { name: 'Molinillo', priceCents: 1250, stock: { pieces: 1 }, size: null, weight: null },
  })
})
