// Holds the desk of one figure: difference and example follow what is typed, faults stand at their fields, nothing is lost.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AIR_CARD, CONSOLIDATION_FEES } from '#domain/house-tariff.ts'
import type { NetworkFigure } from '#domain/network-figures.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { FigureAnswer } from './figure-action.ts'
import { FigureForm } from './figure-form.tsx'
import { FigureHistory } from './figure-history.tsx'
import { figureOfTexts, textsOfFigure } from './figure-texts.ts'
import type { LoadedFigure } from './load-figure.ts'

const FIGURES = {
  tax: { kind: 'tax', taxBasisPoints: 1950, confirmed: false },
  remote: { kind: 'remote', remoteCents: 650, confirmed: true },
  air: { kind: 'days', served: true, minDays: 3, maxDays: 10 },
} as const satisfies Record<string, NetworkFigure>
type Name = keyof typeof FIGURES

const loadedOf = (figure: Name): LoadedFigure => {
  const version = {
    validFrom: '2020-01-01T00:00:00.000Z',
    createdAt: '2020-01-01T00:00:00.000Z',
    createdBy: null,
    note: '',
    data: FIGURES[figure],
  }
  return {
    place: figure === 'tax' ? 've' : 've-merida',
    figure,
    newest: 'two',
    versions: [
      {
        ...version,
        version: 'two',
        state: 'future',
        validFrom: '2026-06-01T04:00:00.000Z',
        createdBy: 'jefa',
        note: 'Decreto nuevo',
      },
      { ...version, version: 'one', state: 'current' },
    ],
    country: 've',
    city: 'Mérida',
    at: '2026-05-04T15:00:00.000Z',
    usualTax: 1500,
    reach: {
      place: 'Mérida',
      tariff: {
        destination: {
          code: 've-merida',
          country: 've',
          remoteCents: 650,
          remoteConfirmed: true,
          taxBasisPoints: 1950,
          taxConfirmed: true,
        },
        services: [{ service: 'air', card: AIR_CARD, minDays: 3, maxDays: 10, suspension: null }],
        consolidation: CONSOLIDATION_FEES,
      },
    },
  }
}

const show = (figure: Name, answer?: FigureAnswer) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <main>
        <h1>Mérida</h1>
        <h2>Versión</h2>
        <FigureForm loaded={loadedOf(figure)} answer={answer} />
        <FigureHistory versions={loadedOf(figure).versions} usualTax={1500} />
      </main>
    </MantineRoot>,
  )
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('a typed tax is a difference and an example at once, and says until when it would hold', async () => {
  const { container } = show('tax')
  expect(screen.getByText('Todavía no cambia nada.')).toBeTruthy()
  expect(screen.getByText(/Regirá hasta el 1 .*2026.*, cuando empieza two/u)).toBeTruthy()
  type(/^Porcentaje/u, '25')
  const [difference, example] = screen.getAllByRole('table')
  expect(difference?.textContent).toMatch(/19,5\s%.*25\s%/u)
  // Seven pounds by volume at 6.50, 6.50 of surcharge, and the tax of 100 dollars.
  const totals = [...(example?.textContent ?? '').matchAll(/US\$\s(\d+),(\d\d)/gu)]
  const [before, after] = totals.map(([, whole, cents]) => Number(`${whole}${cents}`))
  expect((after ?? 0) - (before ?? 0)).toBe(550)
  await expectAccessible(container)
})

test('without a figure of its own a country takes the general one', () => {
  show('tax')
  type(/^Porcentaje/u, '')
  expect(
    screen.getByText('15 % (el general de la tienda)', {
      normalizer: (text) => text.replaceAll(/\s/gu, ' '),
    }),
  ).toBeTruthy()
})

test('a route that is closed falls out of the example', () => {
  show('air')
  fireEvent.click(screen.getByLabelText(/Este servicio llega/u))
  fireEvent.input(screen.getByLabelText(/Este servicio llega/u))
  expect(screen.getByText('No se ofrece')).toBeTruthy()
})

test('what was typed stays beside what is wrong with it', () => {
  const values = { 'typed.minDays': '9', 'typed.maxDays': '4', 'typed.served': '1', note: 'Alza' }
  const faults = { 'typed.maxDays': 'too_small', reviewed: 'required' } as const
  show('air', { intent: 'publish', values, faults })
  expect(screen.getByDisplayValue('4').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByDisplayValue('Alza')).toBeTruthy()
  expect(screen.getByText(/La diferencia aparece/u)).toBeTruthy()
  expect(screen.getByText(/Marca la casilla/u)).toBeTruthy()
})

// Who has been told of a version that came meanwhile means what they send; before that it is still refused.
test.each([
  ['start_taken', 'Sustituir la versión que empieza ese día', 'one'],
  ['starts_in_past', 'Una tarifa no puede empezar en el pasado.', 'one'],
  ['tariff_changed', 'La tarifa cambió mientras la editabas. Revísala antes de guardar.', 'two'],
] as const)('a refusal says what to do: %s', (refusal, words, basedOn) => {
  const values = { 'typed.remote': '7,50', basedOn: 'one' }
  const { container } = show('remote', { intent: 'publish', values, faults: {}, refusal })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByDisplayValue('7,50')).toBeTruthy()
  expect(container.querySelector<HTMLInputElement>('[name=basedOn]')?.value).toBe(basedOn)
})

const EVERY = LOCALES.flatMap((locale) =>
  (['tax', 'remote', 'air'] as const).map((figure) => [locale, figure] as const),
)
test.each(EVERY)('a form that is sent back unchanged is the same figure: %s %s', (locale, name) => {
  expect(figureOfTexts(name, textsOfFigure(FIGURES[name], locale), locale)).toEqual(FIGURES[name])
})
