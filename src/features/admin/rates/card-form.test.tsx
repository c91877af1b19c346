// Tests the desk of one card: the difference follows what is typed, faults stand at their fields, nothing typed is lost.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { CONSOLIDATION_FEES, COURIER_CARD } from '#domain/default-tariff.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import type { CardData } from './card-fields.ts'
import { CardForm } from './card-form.tsx'
import { CardVersions } from './card-versions.tsx'

afterEach(() => vi.unstubAllGlobals())

const versionOf = (data: CardData, changes: Partial<RateCardVersion> = {}): RateCardVersion => ({
  version: data.version,
  service: 'courier',
  zone: 've',
  state: 'current',
  validFrom: '2026-05-04T15:00:00.000Z',
  createdAt: '2026-05-04T15:00:00.000Z',
  createdBy: null,
  note: '',
  data,
  changes: [],
  ...changes,
})
const base = versionOf(COURIER_CARD)
const tariff = {
  destination: {
    code: 've-caracas',
    country: 've',
    remoteCents: 0,
    remoteConfirmed: true,
    taxBasisPoints: 1500,
    taxConfirmed: true,
    taxIncluded: false,
  },
  services: [{ service: 'courier', card: COURIER_CARD, minDays: 3, maxDays: 5, suspension: null }],
  consolidation: CONSOLIDATION_FEES,
} as const

function Desk({ versions, done }: { versions: readonly RateCardVersion[]; done: () => void }) {
  const [newest, setNewest] = useState('ve-courier-2')
  return (
    <>
      <h1>Courier</h1>
      <button type="button" onClick={() => setNewest('ve-courier-3')}>
        Otra persona publica
      </button>
      <CardForm
        {...{ base, newest, versions, done }}
        at="2026-05-05T15:00:00.000Z"
        reach={{ tariff, place: 'Caracas' }}
      />
      <CardVersions
        versions={[
          versionOf(COURIER_CARD, {
            version: 've-courier-2',
            createdBy: 'jefa',
            changes: [{ path: 'brackets.0.centsPerUnit', before: 1100, after: 1150 }],
          }),
          base,
        ]}
      />
    </>
  )
}

const show = (
  answers: readonly object[] = [],
  { locale = 'es', versions = [base] }: { locale?: Locale; versions?: RateCardVersion[] } = {},
) => {
  const left = [...answers]
  const done = vi.fn<(version?: string) => void>()
  const calls = serveDesk({ 'shipping.addRateCard': () => left.shift() })
  return { calls, done, ...renderDesk(<Desk versions={versions} done={done} />, { locale }) }
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const priceOf = (row: number) =>
  within(screen.getByLabelText(`Tramo ${row}`)).getByLabelText<HTMLInputElement>('Precio (US$)')
const publish = () => fireEvent.click(screen.getByText('Publicar versión'))
const review = () => fireEvent.click(screen.getByLabelText(/^Revisé la diferencia/u))

test('what is typed is a difference at once, in fields and in money', async () => {
  const { container } = show()
  expect(screen.getByText('Todavía no cambia nada.')).toBeTruthy()
  type(priceOf(1), '12,50')
  const table = screen.getByRole('table', { name: 'Diferencia con ve-courier-1' })
  expect(within(table).getByText('Tramo 1 · precio')).toBeTruthy()
  expect(table.textContent).toMatch(/US\$\s11,50.*US\$\s12,50/u)
  const effect = screen.getByRole('table', { name: 'Efecto en tres envíos' })
  expect(effect.textContent).toMatch(/Pequeño.*Mediano.*Grande/u)
  await expectAccessible(container)
})

test('a fault stands at its field, and the difference waits', () => {
  show()
  const price = priceOf(2)
  type(price, 'doce')
  fireEvent.blur(price)
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/La diferencia aparece/u)).toBeTruthy()
  expect(screen.queryByRole('table', { name: /Efecto/u })).toBeNull()
})

test('nothing is published unseen, and a fault opens the fold it stands in', () => {
  const { calls } = show()
  const fold = screen.getByText('Extras por bulto').closest('button') as Element
  fireEvent.click(fold)
  type(screen.getByLabelText('Manejo (US$)'), 'mucho')
  fireEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  publish()
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByText(/Marca la casilla después de revisar la diferencia/u)).toBeTruthy()
  expect(calls).toEqual([])
})

test('a row is added, and one is taken away with what stands in it', async () => {
  const { calls } = show([{ ok: true, version: 've-courier-3' }])
  const rows = COURIER_CARD.brackets.length
  fireEvent.click(screen.getByText('Añadir fila'))
  const added = within(screen.getByLabelText(`Tramo ${rows + 1}`))
  type(added.getByLabelText(/^Desde/u), '900')
  type(added.getByLabelText('Precio (US$)'), '3')
  const second = within(screen.getByLabelText('Tramo 2'))
  const kept = priceOf(3).value
  fireEvent.click(second.getByText('Quitar fila'))
  expect(priceOf(2).value).toBe(kept)
  review()
  publish()
  await waitFor(() => expect(calls).toHaveLength(1))
  const [first, , ...others] = COURIER_CARD.brackets
  const last = { fromThousandths: 900_000, centsPerUnit: 300, flatCents: 0 }
  expect(calls[0]?.input).toMatchObject({ card: { brackets: [first, ...others, last] } })
})

test('a version goes out whole, with the one it is based on, and a refusal keeps what was typed', async () => {
  const { calls, done } = show([
    { ok: false, code: 'starts_in_past' },
    { ok: false, code: 'start_taken' },
    { ok: true, version: 've-courier-3' },
  ])
  type(priceOf(1), '7')
  type(screen.getByLabelText(/nota interna/u), 'Alza')
  type(screen.getByLabelText(/^Vigente desde/u), '2026-06-01')
  review()
  publish()
  expect(await screen.findByText('Una tarifa no puede empezar en el pasado.')).toBeTruthy()
  expect(priceOf(1).value).toBe('7')
  expect(screen.getByDisplayValue('Alza')).toBeTruthy()
  publish()
  fireEvent.click(await screen.findByLabelText('Sustituir la versión que empieza ese día'))
  publish()
  await waitFor(() => expect(done).toHaveBeenCalledWith('ve-courier-3'))
  const { version: _, ...card } = COURIER_CARD
  const [first, ...others] = card.brackets
  expect(calls.at(-1)?.input).toEqual({
    kind: 'card',
    card: { ...card, brackets: [{ ...first, centsPerUnit: 700 }, ...others] },
    validFrom: '2026-06-01T04:00:00.000Z',
    note: 'Alza',
    replace: true,
    basedOn: 've-courier-2',
  })
})

test('what came meanwhile is refused, and who has been told of it means what they send', async () => {
  const changed = { ok: false, code: 'tariff_changed', version: 've-courier-3' }
  const { calls } = show([changed, { ok: true, version: 've-courier-4' }])
  fireEvent.click(screen.getByText('Otra persona publica'))
  review()
  publish()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/La tarifa cambió/u))
  publish()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(({ input }) => (input as { basedOn: string }).basedOn)).toEqual([
    've-courier-2',
    've-courier-3',
  ])
})

test.each(['es', 'it'] as const)('every word of it is there in %s', (locale) => {
  const { container } = show([], { locale })
  expect(container.querySelector('main')?.textContent).not.toMatch(/undefined|[{}]/u)
})

test('a version to come is what a later start differs from, and says until when an earlier one would hold', () => {
  const validFrom = '2026-07-01T04:00:00.000Z'
  const data = { ...COURIER_CARD, handlingCents: 700, version: 've-courier-2' }
  show([], { versions: [versionOf(data, { state: 'future', validFrom }), base] })
  const held = /Regirá hasta el 1 de julio de 2026, cuando empieza ve-courier-2/u
  expect(screen.getByRole('heading', { name: 'Diferencia con ve-courier-1' })).toBeTruthy()
  expect(screen.getByText(held)).toBeTruthy()
  type(screen.getByLabelText(/^Vigente desde/u), '2026-08-01')
  expect(screen.getByRole('heading', { name: 'Diferencia con ve-courier-2' })).toBeTruthy()
  expect(screen.queryByText(held)).toBeNull()
})
