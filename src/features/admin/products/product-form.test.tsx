// The form of a product keeps what was typed beside what is wrong with it, and says what its source and others say.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminProduct, AdminSaveInput } from '#contract/product-desk.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { pathsOf } from '#src/lib/form/form-handle.ts'
import { isAnythingUnsaved } from '#src/lib/form/unsaved.ts'
import { Component as ProductPage } from '#src/pages/admin/product.page.tsx'
import type { Toast } from '#src/ui/toast-message.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { ADMIN_PRODUCT as product, DRAFT } from '#tests/support/product-draft.ts'
import { type Answers, renderDesk, serveDesk, wordsOf } from '#tests/support/render-desk.tsx'
import { PRODUCT_FIELDS } from './product-fields.ts'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn<(toast: Toast) => void>() }))
vi.mock('#src/lib/toast.ts', () => ({ showToast }))
const isTold = (words: RegExp) =>
  waitFor(() => expect(showToast.mock.lastCall?.[0].title).toMatch(words))

afterEach(() => vi.unstubAllGlobals())

const open = async (answers: Answers = {}, locale: Locale = 'es') => {
  const calls = serveDesk({ 'catalogue.adminProduct': () => product, ...answers })
  const desk = { at: '/admin/products/7', path: '/admin/products/:id', locale }
  const shown = renderDesk(<ProductPage />, desk)
  await screen.findByRole('heading', { level: 1 })
  const saved = () =>
    calls.findLast(({ name }) => name === 'catalogue.adminSave')?.input as AdminSaveInput
  return { ...shown, calls, saved }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('faults stand at their fields, each way leads there, and what was typed stays', async () => {
  const { container, saved } = await open()
  type('Nombre', ' ')
  type('Precio (US$)', 'doce')
  type('Precio anterior (US$)', '1')
  type('Existencias', '1,5')
  type('Largo', '')
  press('Añadir foto')
  press('Añadir foto')
  type('Foto 3', 'javascript:x')
  type('Especificaciones', 'Color: rojo\nsin nada')
  press('Guardar cambios')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Precio (US$): Escribe un número.')
  const ways = [...summary.querySelectorAll('a')].map((link) => link.hash.slice(1))
  expect(new Set(ways.map((way) => way.split('-').at(-1)))).toEqual(
    new Set(['images.2', 'name', 'priceCents', 'size.length', 'specifications', 'stock.pieces']),
  )
  for (const way of ways) expect(document.getElementById(way)?.ariaInvalid, way).toBe('true')
  expect(screen.getAllByText(/La línea 2 no tiene la forma/u)).toHaveLength(2)
  expect(screen.getAllByText(/La foto 3 no es una dirección/u)).toHaveLength(2)
  expect(field('Precio (US$)').value).toBe('doce')
  expect(field('Foto 3').value).toBe('javascript:x')
  for (const path of pathsOf(PRODUCT_FIELDS))
    expect(container.querySelector(`[id$='-${path}']`), path).not.toBeNull()
  expect(saved()).toBeUndefined()
  await expectAccessible(container)
})

test('a former price must be higher', async () => {
  await open()
  type('Precio anterior (US$)', '1')
  press('Guardar cambios')
  expect(await screen.findByText('Debe ser mayor que el precio.')).toBeTruthy()
})

const changed = {
  ok: false,
  code: 'product_changed',
  mine: ['name', 'brand'],
  conflicts: ['brand'],
}
const THEN = { name: 'then', stock: 'then', priceCents: 'then', brand: 'then' }
const NOW = { name: 'now', stock: 'now', priceCents: 'now', brand: 'now' }

// What stays typed, changed meanwhile or not, keeps its own mark.
test.each([
  ['a fault', { price: '' }, { ok: true, changed: [] }, {}],
  ['a refusal', {}, { ok: false, code: 'photo_gone' }, {}],
  ['a part that is given back', { back: true }, { ok: true, changed: [] }, { priceCents: 'now' }],
  ['a conflict', {}, changed, { stock: 'now', priceCents: 'now', brand: 'now' }],
])('after %s nothing that nobody touched is a change', async (_what, first, outcome, anew) => {
  let stored: AdminProduct = { ...product, seen: THEN }
  const { saved, calls } = await open({
    'catalogue.adminProduct': () => stored,
    'catalogue.adminSave': () => outcome,
    'catalogue.adminRelease': () => ({ ok: true, known: true }),
  })
  stored = { ...product, seen: NOW }
  if ('price' in first) type('Precio (US$)', first.price)
  press('back' in first ? 'Devolver: Precio (US$)' : 'Guardar cambios')
  if ('price' in first) await screen.findByText('Completa este campo.')
  else if ('back' in first) await isTold(/Corrección devuelta/u)
  else await waitFor(() => expect(screen.queryAllByRole('alert')).not.toHaveLength(0))
  type('Precio (US$)', '5')
  const before = calls.length
  press('Guardar cambios')
  await waitFor(() =>
    expect(calls.slice(before).map(({ name }) => name)).toContain('catalogue.adminSave'),
  )
  expect(saved().seen).toEqual({ ...THEN, ...anew })
  expect(saved().draft.priceCents).toBe(500)
})

test('a conflict shows what is there now beside what was typed, and what only others changed', async () => {
  let stored = product
  const answers: object[] = [
    { ...changed, mine: ['brand'] },
    { ok: true, changed: ['brand'] },
  ]
  const { saved } = await open({
    'catalogue.adminProduct': () => stored,
    'catalogue.adminSave': () => answers.shift(),
  })
  type('Marca', 'Mía')
  const draft = { ...DRAFT, brand: 'De otra', model: 'Nuevo', images: ['/b.webp'] }
  press('Guardar cambios')
  stored = { ...product, draft, seen: { brand: 'of-another' } }
  expect(await screen.findByText('Ahora dice: De otra')).toBeTruthy()
  expect(screen.getByText(/Compara y guarda otra vez/u)).toBeTruthy()
  expect([field('Marca'), field('Modelo'), field('Foto 1')].map(({ value }) => value)).toEqual([
    'Mía',
    'Nuevo',
    '/b.webp',
  ])
  press('Guardar cambios')
  await isTold(/Cambios guardados/u)
  expect(saved().draft).toEqual({ ...draft, brand: 'Mía' })
  expect(saved().seen).toMatchObject({ brand: 'of-another' })
})

test('a picture that is gone is told at the pictures, and what was typed stays', async () => {
  await open({ 'catalogue.adminSave': () => ({ ok: false, code: 'photo_gone' }) })
  type('Nombre', 'Otro')
  press('Guardar cambios')
  expect(await screen.findByText(/Esa foto ya no está guardada/u)).toBeTruthy()
  expect(field('Nombre').value).toBe('Otro')
})

test('what is saved is no unsaved change; what is typed after it is one', async () => {
  let stored = product
  await open({
    'catalogue.adminProduct': () => stored,
    'catalogue.adminSave': ({ draft }: AdminSaveInput) => {
      stored = { ...product, draft }
      return { ok: true, changed: ['name'] }
    },
  })
  type('Nombre', 'Otro')
  expect(isAnythingUnsaved()).toBe(true)
  press('Guardar cambios')
  await isTold(/Cambios guardados/u)
  expect(isAnythingUnsaved()).toBe(false)
  expect(field('Nombre').value).toBe('Otro')
  type('Nombre', 'Uno más')
  expect(isAnythingUnsaved()).toBe(true)
})

test('the price typed is the price counted; pictures change places', async () => {
  const { container } = await open()
  type('Precio (US$)', '12,50')
  await waitFor(() =>
    expect(container.textContent.replaceAll('\u00a0', ' ')).toContain('US$ 12,50'),
  )
  press('Añadir foto')
  type('Foto 2', '/b.webp')
  press('Mover hacia arriba la foto 2')
  expect(field('Foto 1').value).toBe('/b.webp')
  press('Quitar la foto 1')
  expect(field('Foto 1').value).toBe('/img/molinillo.webp')
})

test('speaks another language too', async () => {
  const { container } = await open({}, 'en')
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy()
  expect(wordsOf(container)).not.toMatch(/undefined|[{}]/u)
})
