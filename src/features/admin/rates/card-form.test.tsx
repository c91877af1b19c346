// Holds the desk of one card: the difference follows what is typed, faults stand at their fields, nothing typed is lost.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { CONSOLIDATION_FEES, COURIER_CARD } from '#domain/house-tariff.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { CardAnswer } from './card-action.ts'
import { CardFacts } from './card-facts.tsx'
import { CardForm } from './card-form.tsx'
import type { CardData } from '../kit/card-texts.ts'
import { CardVersions } from './card-versions.tsx'

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
  },
  services: [{ service: 'courier', card: COURIER_CARD, minDays: 3, maxDays: 5, suspension: null }],
  consolidation: CONSOLIDATION_FEES,
} as const

const show = (answer?: CardAnswer, versions: readonly RateCardVersion[] = [base]) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <main>
        <h1>Courier</h1>
        <h2>Hoy</h2>
        <CardFacts data={COURIER_CARD} />
        <CardForm
          {...{ base, answer, versions }}
          newest="ve-courier-2"
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
      </main>
    </MantineRoot>,
  )

test('what is typed is a difference at once, in fields and in money', async () => {
  const { container } = show()
  expect(screen.getByText('Todavía no cambia nada.')).toBeTruthy()
  fireEvent.input(screen.getByLabelText('Tramo, fila 1: Precio (US$)'), {
    target: { value: '12,50' },
  })
  const table = screen.getByRole('table', { name: 'Diferencia con ve-courier-1' })
  expect(within(table).getByText('Tramo 1 · precio')).toBeTruthy()
  expect(table.textContent).toMatch(/US\$\s11,50.*US\$\s12,50/u)
  const effect = screen.getByRole('table', { name: 'Efecto en tres envíos' })
  expect(effect.textContent).toMatch(/Pequeño.*Mediano.*Grande/u)
  await expectAccessible(container)
})

test('a fault stands at its field, and the difference waits', () => {
  show()
  const price = screen.getByLabelText('Tramo, fila 2: Precio (US$)')
  fireEvent.input(price, { target: { value: 'doce' } })
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/La diferencia aparece/u)).toBeTruthy()
  expect(screen.queryByRole('table', { name: /Efecto/u })).toBeNull()
})

test('a refused form keeps what was typed and says what to do', () => {
  const texts = { unit: ['kg'], 'brackets.from': ['0'], 'brackets.price': ['7'], note: ['Alza'] }
  show({ intent: 'publish', texts, faults: {}, refusal: 'starts_in_past' })
  expect(screen.getByLabelText<HTMLInputElement>('Tramo, fila 1: Precio (US$)').value).toBe('7')
  expect(screen.getByText('Una tarifa no puede empezar en el pasado.')).toBeTruthy()
  expect(screen.getByDisplayValue('Alza')).toBeTruthy()
})

test.each([
  ['what came meanwhile is still refused', 'starts_in_past', 've-courier-1'],
  ['who has been told of it means what they send', 'tariff_changed', 've-courier-2'],
] as const)('%s', (_what, refusal, basedOn) => {
  const texts = { unit: ['kg'], basedOn: ['ve-courier-1'] }
  const { container } = show({ intent: 'publish', texts, faults: {}, refusal })
  expect(container.querySelector<HTMLInputElement>('[name="basedOn"]')?.value).toBe(basedOn)
})

test('a version to come is what a later start differs from, and says until when an earlier one would hold', () => {
  const validFrom = '2026-07-01T04:00:00.000Z'
  const data = { ...COURIER_CARD, handlingCents: 700, version: 've-courier-2' }
  const { container } = show(undefined, [versionOf(data, { state: 'future', validFrom }), base])
  const held = /Regirá hasta el 1 de julio de 2026, cuando empieza ve-courier-2/u
  expect(screen.getByRole('heading', { name: 'Diferencia con ve-courier-1' })).toBeTruthy()
  expect(screen.getByText(held)).toBeTruthy()
  expect(container.querySelector<HTMLInputElement>('[name="basedOn"]')?.value).toBe('ve-courier-2')
  const start = screen.getByLabelText(/^Vigente desde/u)
  fireEvent.input(start, { target: { value: '2026-08-01' } })
  expect(screen.getByRole('heading', { name: 'Diferencia con ve-courier-2' })).toBeTruthy()
  expect(screen.queryByText(held)).toBeNull()
})
