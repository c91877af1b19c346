// Tests the desk of cartons: the list says all of each one, a form begins with what is kept, and a refused one keeps its words.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { adminSaveBoxInput, type DeskBox } from '#contract/packing.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { Component as BoxesPage } from '#src/pages/admin/boxes.page.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { type Answers, renderDesk, serveDesk, wordsOf } from '#tests/support/render-desk.tsx'

afterEach(() => vi.unstubAllGlobals())

const inches = (thousandths: number) => ({ thousandths, unit: 'in' }) as const
const pounds = (thousandths: number) => ({ thousandths, unit: 'lb' }) as const
const box: DeskBox = {
  id: 4,
  name: 'M',
  inner: { length: inches(11_500), width: inches(11_500), height: inches(11_250) },
  outer: { length: inches(12_000), width: inches(12_000), height: inches(12_000) },
  tare: pounds(1000),
  maxWeight: pounds(40_000),
  priceCents: 205,
  confirmed: false,
  active: true,
  seen: 'as-it-is',
}
const retired = { ...box, id: 5, name: 'L', active: false, confirmed: true }

const open = async (answers: Answers = {}, locale: Locale = 'es') => {
  const calls = serveDesk({ 'packing.adminBoxes': () => [box, retired], ...answers })
  const shown = renderDesk(<BoxesPage />, {
    at: '/admin/boxes?box=4',
    path: '/admin/boxes',
    locale,
  })
  await screen.findByRole('table')
  const form = shown.container.querySelector('form')
  const save = () => fireEvent.submit(form!)
  const saved = () => calls.findLast(({ name }) => name === 'packing.adminSaveBox')?.input
  return { ...shown, calls, form, save, saved }
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const good = { 'packing.adminSaveBox': () => ({ ok: true, id: 4 }) }

test('a row says what fits in, what is billed, and that a price is an example', async () => {
  const { container } = await open()
  const said = wordsOf(container.querySelector('table')!).replaceAll(/\s/gu, ' ')
  expect(said).toContain('11,5 × 11,5 × 11,25 in')
  expect(said).toContain('12 × 12 × 12 in')
  expect(said).toContain('Precio de ejemplo')
  expect(said).toContain('Retirada')
  expect(screen.getByRole('link', { name: 'Cambiar la caja L' })).toBeTruthy()
  await expectAccessible(container)
})

test.each(LOCALES)('a form that is sent back unchanged is the same carton: %s', async (locale) => {
  const { container, save, saved } = await open(good, locale)
  save()
  await waitFor(() => expect(container.querySelector('form')).toBeNull())
  const { id, active, seen, ...kept } = box
  expect(adminSaveBoxInput.parse(saved())).toEqual({ id, seen, active, box: kept })
})

test('what was typed stays beside what is wrong with it', async () => {
  const { save, saved } = await open()
  type('Vacía pesa', 'mucho')
  save()
  await waitFor(() =>
    expect(screen.getByDisplayValue('mucho').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(saved()).toBeUndefined()
})

test('a name that another carton has is told at its field', async () => {
  const { save } = await open({
    'packing.adminSaveBox': () => ({ ok: false, code: 'name_taken' }),
  })
  fireEvent.click(screen.getByLabelText(/El planificador la usa/u))
  save()
  expect(await screen.findAllByText('Ya hay otra caja con ese nombre.')).not.toHaveLength(0)
  expect(screen.getByLabelText<HTMLInputElement>(/El planificador la usa/u).checked).toBe(false)
})

test('who was not the only one is told, keeps their words, and may save over it knowingly', async () => {
  let stored = box
  const { calls, save, saved } = await open({
    'packing.adminBoxes': () => [stored],
    'packing.adminSaveBox': ({ seen }: { seen: string }) =>
      seen === stored.seen ? { ok: true, id: 4 } : { ok: false, code: 'changed_meanwhile' },
  })
  stored = { ...box, seen: 'of-another' }
  type('Precio (US$)', '9,99')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona cambió esto')
  expect(screen.getByDisplayValue('9,99')).toBeTruthy()
  const reads = () => calls.filter(({ name }) => name === 'packing.adminBoxes')
  await waitFor(() => expect(reads()).toHaveLength(2))
  save()
  await waitFor(() => expect(saved()).toMatchObject({ price: '9.99', seen: 'of-another' }))
})

test.each([
  ['es', '1.500', 150_000],
  ['en', '1,500', 150_000],
  ['es', '1,5', 150],
] as const)('a price is read as %s writes it: %s', async (locale, price, cents) => {
  const { container, save, saved } = await open(good, locale)
  fireEvent.change(container.querySelector('[name="price"]')!, { target: { value: price } })
  save()
  await waitFor(() => expect(saved()).toBeTruthy())
  expect(adminSaveBoxInput.parse(saved())).toMatchObject({ box: { priceCents: cents } })
})
