// Holds the desk of cartons: the list says all of each one, a form begins with what is kept, and a refused one keeps its words.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminSaveBoxInput, type DeskBox } from '#contract/packing.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { boxAction, type BoxAnswer } from './box-action.ts'
import { BoxForm } from './box-form.tsx'
import { boxValuesOf } from './box-values.ts'
import { BoxesTable } from './boxes-table.tsx'

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

const show = (answer?: BoxAnswer) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <main>
        <h1>Cajas</h1>
        <BoxForm box={box} answer={answer} />
        <BoxesTable boxes={[box, { ...box, id: 5, name: 'L', active: false, confirmed: true }]} />
      </main>
    </MantineRoot>,
  )

test('a row says what fits in, what is billed, and that a price is an example', async () => {
  const { container } = show()
  const said = container.querySelector('table')?.textContent?.replaceAll(/\s/gu, ' ') ?? ''
  expect(said).toContain('11,5 × 11,5 × 11,25 in')
  expect(said).toContain('12 × 12 × 12 in')
  expect(said).toContain('Precio de ejemplo')
  expect(said).toContain('Retirada')
  expect(screen.getByRole('link', { name: 'Cambiar la caja L' })).toBeTruthy()
  await expectAccessible(container)
})

test.each(LOCALES)('a form that is sent back unchanged is the same carton: %s', (locale) => {
  const { confirmed, active, ...values } = boxValuesOf(box, locale)
  const { id, active: inUse, seen, ...kept } = box
  const typed = { ...values, id, seen, confirmed: confirmed === '1', active: active === '1' }
  expect(adminSaveBoxInput.parse(typed)).toEqual({ id, seen, active: inUse, box: kept })
})

test('what was typed stays beside what is wrong with it', () => {
  const values = { ...boxValuesOf(box, 'es'), tare: 'mucho', active: '', seen: 'as-it-was' }
  const { container } = show({
    intent: 'save',
    values,
    faults: { tare: 'not_a_number' },
    refusal: 'name_taken',
  })
  expect(screen.getByDisplayValue('mucho').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Ya hay otra caja con ese nombre.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/El planificador la usa/u).checked).toBe(false)
  // What somebody else changed meanwhile is still told.
  expect(container.querySelector<HTMLInputElement>('[name="seen"]')?.value).toBe('as-it-was')
})

test('who was not the only one is told, keeps their words, and may save over it knowingly', () => {
  const values = { ...boxValuesOf(box, 'es'), price: '9,99', seen: 'as-it-was' }
  const { container } = show({ intent: 'save', values, faults: {}, refusal: 'box_changed' })
  expect(screen.getByRole('alert').textContent).toContain('Otra persona cambió esta caja')
  expect(screen.getByDisplayValue('9,99')).toBeTruthy()
  expect(container.querySelector<HTMLInputElement>('[name="seen"]')?.value).toBe('as-it-is')
})

test.each([
  ['es', '1.500', 150_000],
  ['en', '1,500', 150_000],
  ['es', '1,5', 150],
] as const)('a price is read as %s writes it: %s', async (locale, price, cents) => {
  const body = new URLSearchParams({ ...boxValuesOf(box, locale), id: '4', price })
  let saved: unknown
  const adminSaveBox = (input: unknown) => {
    saved = adminSaveBoxInput.parse(input)
    return Promise.resolve({ ok: true, id: 4 })
  }
  const write = { packing: { adminSaveBox } } as unknown as PageContext['write']
  const request = new Request('http://shop.example/', { method: 'POST', body })
  await boxAction(request, { write, inBrowser: true, locale })
  expect(saved).toMatchObject({ box: { priceCents: cents } })
})
