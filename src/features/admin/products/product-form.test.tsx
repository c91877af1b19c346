// The form of a product keeps what was typed beside what is wrong with it, and says what its source and others say.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { ADMIN_PRODUCT as product, DRAFT } from '#tests/support/product-draft.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { type ProductAnswer, saveAction } from './product-action.ts'
import { ProductForm } from './product-form.tsx'
import { FIELDS_OF, valuesOf } from './product-values.ts'
import { readProductForm } from './read-product-form.ts'

const show = (answer?: ProductAnswer, locale: Locale = 'es', stored = product) =>
  renderInShop(
    <main>
      <h1>P</h1>
      <ProductForm
        product={stored}
        values={valuesOf(DRAFT, locale)}
        answer={answer}
        renderCost={(cents) => <p>cuesta {cents}</p>}
      />
    </main>,
    { locale },
  )

test.each(LOCALES)('what is stored goes through the form unchanged in %s', (locale) => {
  const draft: typeof DRAFT = { ...DRAFT, specifications: [['Ships: from', 'Ohio: north']] }
  expect(readProductForm(valuesOf(draft, locale), locale)).toEqual({ ok: true, draft })
})

test('without news both columns begin with their cards', () => {
  const { container } = show()
  const card = container.querySelector('fieldset')
  expect(card?.previousElementSibling).toBeNull()
  expect(screen.getByText('cuesta', { exact: false }).previousElementSibling).toBeNull()
})

test('faults stand at their fields, each way leads there, and what was typed stays', async () => {
  const typed = {
    ...valuesOf(DRAFT, 'es'),
    name: ' ',
    price: 'doce',
    originalPrice: '1',
    stock: '1,5',
    length: '',
    images: '/a.webp\njavascript:x',
    specifications: 'Color: rojo\nsin nada',
  }
  const read = readProductForm(typed, 'es')
  expect(read).toEqual({
    ok: false,
    faults: {
      name: { fault: 'required' },
      price: { fault: 'not_a_number' },
      stock: { fault: 'too_precise' },
      length: { fault: 'required' },
      images: { fault: 'invalid', place: 2 },
      specifications: { fault: 'invalid', place: 2 },
    },
  })
  const { container } = show({ values: typed, ...(!read.ok && { faults: read.faults }) })
  const price = screen.getByLabelText<HTMLInputElement>('Precio (US$)')
  expect(price.value).toBe('doce')
  const fault = document.getElementById(price.getAttribute('aria-describedby') ?? '')
  expect(fault?.textContent).toBe('Escribe un número.')
  expect(screen.getByLabelText<HTMLInputElement>('Largo').getAttribute('aria-invalid')).toBe('true')
  const summary = screen.getByText('Revisa estos campos').closest('div') as HTMLElement
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain('#product-price')
  expect(screen.getByText(/La línea 2 no tiene la forma/, { selector: 'span' })).toBeTruthy()
  expect(screen.getByDisplayValue('javascript:x')).toBeTruthy()
  for (const field of Object.values(FIELDS_OF).flat())
    expect(container.querySelector(`#product-${field}`), field).not.toBeNull()
  await expectAccessible(container)
})

test('a corrected part says what its source says and can be given back', () => {
  show()
  expect(screen.getByText(/Su fuente dice: US\$/).textContent).toContain('99,00')
  expect(screen.getByText(/Su fuente aún no ha dicho otra cosa/)).toBeTruthy()
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Devolver: Precio (US$)' })
  expect([back.name, back.value]).toEqual(['intent', 'release:priceCents:h'])
  // Enter in a field presses the first button of a form.
  expect(screen.getAllByText('Guardar')[0]?.closest('form')?.querySelector('button')).toBe(
    screen.getAllByText('Guardar')[0],
  )
})

test('a conflict shows what is there now beside what was typed', () => {
  show({ values: { price: '1,00' }, refusal: 'product_changed', conflicts: ['priceCents'] })
  expect(screen.getByLabelText<HTMLInputElement>('Precio (US$)').value).toBe('1,00')
  expect(screen.getByText(/Ahora dice: US\$/).textContent).toContain('34,99')
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe(DRAFT.name)
})

const THEN = { name: 'then', stock: 'then', priceCents: 'then', brand: 'then' }
const send = (typed: Record<string, string>, outcome: object) => {
  const body = new URLSearchParams({
    ...valuesOf(DRAFT, 'es'),
    seen: JSON.stringify(THEN),
    ...typed,
  })
  const request = new Request('http://shop.example/', { method: 'POST', body })
  const call = async () => outcome
  const write = { catalogue: { adminSave: call, adminRelease: call } }
  const door = { write, inBrowser: false, locale: 'es' } as unknown as PageContext
  return saveAction(request, 7, door) as Promise<ProductAnswer>
}
const changed = {
  ok: false,
  code: 'product_changed',
  mine: ['name', 'brand'],
  conflicts: ['brand'],
}

// What comes back as it was typed, changed meanwhile or not, comes back with its own mark.
test.each([
  ['a fault', { price: '' }, {}, {}],
  ['a refusal', {}, { ok: false, code: 'photo_gone' }, {}],
  ['a part that is given back', { intent: 'release:stock' }, { ok: true }, { stock: 'now' }],
  ['a conflict', {}, changed, { stock: 'now', priceCents: 'now', brand: 'now' }],
])('after %s nothing that nobody touched is a change', async (_what, typed, outcome, anew) => {
  const now = { name: 'now', stock: 'now', priceCents: 'now', brand: 'now' }
  const { container } = show(await send(typed, outcome), 'es', { ...product, seen: now })
  const seen = container.querySelector<HTMLInputElement>('[name="seen"]')?.value ?? ''
  expect(JSON.parse(seen)).toEqual({ ...THEN, ...anew })
})

test('marks that no form of ours sends are refused', async () => {
  await expect(send({ seen: '5' }, {})).rejects.toMatchObject({ status: 400 })
})

test('a picture that is gone is told at the pictures, and what was typed stays', () => {
  show({ values: { name: 'Otro' }, refusal: 'photo_gone' })
  expect(screen.getAllByText(/Esa foto ya no está guardada/).length).toBeGreaterThan(1)
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Otro')
})

test('the price typed is the price counted; pictures change places', () => {
  show()
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Precio (US$)', '12,50')
  expect(screen.getByText('cuesta 1250')).toBeTruthy()
  type('Foto 2', '/b.webp')
  fireEvent.click(screen.getByRole('button', { name: 'Mover hacia arriba la foto 2' }))
  expect(screen.getByLabelText<HTMLInputElement>('Foto 1').value).toBe('/b.webp')
  fireEvent.click(screen.getByRole('button', { name: 'Quitar la foto 1' }))
  expect(screen.getByLabelText<HTMLInputElement>('Foto 1').value).toBe('/img/molinillo.webp')
})
