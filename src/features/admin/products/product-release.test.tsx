// Proves that giving a part of a product back is no unsaved change, and that what was typed beside it is one.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useActionData, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import type { AdminProduct } from '#contract/product-desk.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { ADMIN_PRODUCT, DRAFT } from '#tests/support/product-draft.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { isAnythingUnsaved } from '#src/lib/form/unsaved.ts'
import { marksToSend } from './marks-to-send.ts'
import { type ProductAnswer, saveAction } from './product-action.ts'
import { ProductForm } from './product-form.tsx'
import { valuesOf } from './product-values.ts'

const corrected: AdminProduct = {
  ...ADMIN_PRODUCT,
  seen: { priceCents: 'by hand', name: 'n' },
  fixed: ['priceCents'],
  said: { priceCents: 9900 },
  heard: { priceCents: 'h9900' },
}
const givenBack: AdminProduct = {
  ...corrected,
  draft: { ...DRAFT, priceCents: 9900 },
  seen: { priceCents: 'of its source', name: 'n' },
  fixed: [],
}

function Desk() {
  const product = useLoaderData<AdminProduct>()
  const answer = useActionData<ProductAnswer>()
  return (
    <ProductForm
      key={marksToSend(product, answer)}
      product={product}
      values={valuesOf(product.draft, 'es')}
      answer={answer}
      renderCost={() => null}
    />
  )
}

const saidAnew: AdminProduct = {
  ...corrected,
  said: { priceCents: 990 },
  heard: { priceCents: 'h990' },
}

async function show(next = givenBack) {
  let product = corrected
  const adminRelease = async ({ heard }: { heard: string | null }) => {
    const isSeen = heard === product.heard['priceCents'] && next === givenBack
    product = next
    return { ok: isSeen }
  }
  const door = { write: { catalogue: { adminRelease } }, inBrowser: true, locale: 'es' }
  const page = { path: '/', Component: Desk, HydrateFallback: () => null }
  const loader = () => product
  const action = ({ request }: { request: Request }) =>
    saveAction(request, 7, door as unknown as PageContext)
  renderInShop(null, { alone: true, routes: [{ ...page, loader, action }] })
  await screen.findByLabelText('Nombre')
  return async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Devolver: Precio (US$)' }))
    if (next === givenBack) await waitFor(() => expect(field('Precio (US$)').value).toBe('99,00'))
    else await screen.findByText(/su fuente dice ahora otra cosa/u)
  }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

test('who gives a part back and typed nothing else may leave; whoever types then may not', async () => {
  const giveBack = await show()
  expect(isAnythingUnsaved()).toBe(false)
  await giveBack()
  await waitFor(() => expect(isAnythingUnsaved()).toBe(false))
  type('Nombre', 'Otro')
  expect(isAnythingUnsaved()).toBe(true)
})

test('what was typed into another part is still unsaved', async () => {
  const giveBack = await show()
  type('Nombre', 'Otro')
  await giveBack()
  expect(field('Nombre').value).toBe('Otro')
  expect(isAnythingUnsaved()).toBe(true)
})

test('what was typed into the part itself is gone with it', async () => {
  const giveBack = await show()
  type('Precio (US$)', '12,00')
  await giveBack()
  await waitFor(() => expect(isAnythingUnsaved()).toBe(false))
})

test('what its source says by now is shown before anything is given back, and what was typed stays', async () => {
  const giveBack = await show(saidAnew)
  await giveBack()
  expect(isAnythingUnsaved()).toBe(false)
  expect(await screen.findByText(/Su fuente dice: US\$\s9,90/u)).toBeTruthy()
  type('Nombre', 'Otro')
  await giveBack()
  expect(field('Nombre').value).toBe('Otro')
  expect(field('Precio (US$)').value).toBe('34,99')
  expect(isAnythingUnsaved()).toBe(true)
})
