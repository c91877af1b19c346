// Proves that giving a part of a product back is no unsaved change, and that what was typed beside it is one.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminProduct, AdminReleaseInput } from '#contract/product-desk.ts'
import { isAnythingUnsaved } from '#src/lib/form/unsaved.ts'
import { Component as ProductPage } from '#src/pages/admin/product.page.tsx'
import type { Toast } from '#src/ui/toast-message.ts'
import { ADMIN_PRODUCT, DRAFT } from '#tests/support/product-draft.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn<(toast: Toast) => void>() }))
vi.mock('#src/lib/toast.ts', () => ({ showToast }))

afterEach(() => vi.unstubAllGlobals())

const corrected: AdminProduct = {
  ...ADMIN_PRODUCT,
  seen: { priceCents: 'by hand', name: 'n' },
  fixed: ['priceCents', 'weight'],
  said: { priceCents: 9900 },
  heard: { priceCents: 'h9900' },
}
const givenBack: AdminProduct = {
  ...corrected,
  draft: { ...DRAFT, priceCents: 9900 },
  seen: { priceCents: 'of its source', name: 'n' },
  fixed: [],
}
const saidAnew: AdminProduct = {
  ...corrected,
  said: { priceCents: 990 },
  heard: { priceCents: 'h990' },
}

async function show(next = givenBack) {
  let product = corrected
  const calls = serveDesk({
    'catalogue.adminProduct': () => product,
    'catalogue.adminRelease': ({ heard }: AdminReleaseInput) => {
      const isSeen = heard === product.heard['priceCents'] && next === givenBack
      product = next
      return isSeen ? { ok: true, known: true } : { ok: false, code: 'product_changed' }
    },
  })
  renderDesk(<ProductPage />, { at: '/admin/products/7', path: '/admin/products/:id' })
  await screen.findByLabelText('Nombre')
  const giveBack = async () => {
    showToast.mockClear()
    fireEvent.click(screen.getByRole('button', { name: 'Devolver: Precio (US$)' }))
    const told = next === givenBack ? /Corrección devuelta/u : /su fuente dice ahora otra cosa/u
    await waitFor(() => expect(showToast.mock.lastCall?.[0].title).toMatch(told))
  }
  return { giveBack, calls }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

test('a corrected part says what its source says, and is given back as that was seen', async () => {
  const { giveBack, calls } = await show()
  expect(screen.getByText(/Su fuente dice: US\$/u).textContent).toContain('99,00')
  expect(screen.getByText(/Su fuente aún no ha dicho otra cosa/u)).toBeTruthy()
  await giveBack()
  expect(calls).toContainEqual({
    name: 'catalogue.adminRelease',
    input: { id: 7, field: 'priceCents', heard: 'h9900' },
  })
})

test('who gives a part back and typed nothing else may leave; whoever types then may not', async () => {
  const { giveBack } = await show()
  expect(isAnythingUnsaved()).toBe(false)
  await giveBack()
  expect(field('Precio (US$)').value).toBe('99,00')
  expect(isAnythingUnsaved()).toBe(false)
  type('Nombre', 'Otro')
  expect(isAnythingUnsaved()).toBe(true)
})

test('what was typed into another part is still unsaved', async () => {
  const { giveBack } = await show()
  type('Nombre', 'Otro')
  await giveBack()
  expect(field('Nombre').value).toBe('Otro')
  expect(isAnythingUnsaved()).toBe(true)
})

test('what was typed into the part itself is gone with it', async () => {
  const { giveBack } = await show()
  type('Precio (US$)', '12,00')
  await giveBack()
  expect(field('Precio (US$)').value).toBe('99,00')
  expect(isAnythingUnsaved()).toBe(false)
})

test('what its source says by now is shown before anything is given back, and what was typed stays', async () => {
  const { giveBack } = await show(saidAnew)
  await giveBack()
  expect(isAnythingUnsaved()).toBe(false)
  expect(await screen.findByText(/Su fuente dice: US\$\s9,90/u)).toBeTruthy()
  type('Nombre', 'Otro')
  await giveBack()
  expect(field('Nombre').value).toBe('Otro')
  expect(field('Precio (US$)').value).toBe('34,99')
  expect(isAnythingUnsaved()).toBe(true)
})
