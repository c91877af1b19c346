// Tests the desk of one figure: difference and example follow what is typed, faults stand at their fields, nothing is lost.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AIR_CARD, CONSOLIDATION_FEES } from '#domain/default-tariff.ts'
import type { NetworkFigure } from '#domain/network-figures.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { FigureForm } from './figure-form.tsx'
import { FigureHistory } from './figure-history.tsx'
import type { LoadedFigure } from './use-figure.ts'

afterEach(() => vi.unstubAllGlobals())

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
          taxIncluded: false,
        },
        services: [{ service: 'air', card: AIR_CARD, minDays: 3, maxDays: 10, suspension: null }],
        consolidation: CONSOLIDATION_FEES,
        processingCents: 2500,
      },
    },
  }
}

const show = (figure: Name, answers: readonly object[] = [], locale: Locale = 'es') => {
  const left = [...answers]
  const done = vi.fn<(version?: string) => void>()
  const calls = serveDesk({ 'shipping.addNetworkVersion': () => left.shift() })
  const loaded = loadedOf(figure)
  const desk = (
    <>
      <h1>Mérida</h1>
      <FigureForm loaded={loaded} done={done} />
      <FigureHistory versions={loaded.versions} usualTax={1500} />
    </>
  )
  return { calls, done, ...renderDesk(desk, { locale }) }
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const publish = () => fireEvent.click(screen.getByText('Publicar versión'))
const review = () => fireEvent.click(screen.getByLabelText(/^Revisé la diferencia/u))

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
  expect(screen.getByText('No se ofrece')).toBeTruthy()
})

test('what was typed stays beside what is wrong with it', () => {
  const { calls } = show('air')
  type(/^Desde \(días\)/u, '9')
  type(/^Hasta \(días\)/u, '4')
  type(/^Motivo/u, 'Alza')
  publish()
  expect(screen.getByDisplayValue('4').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByDisplayValue('Alza')).toBeTruthy()
  expect(screen.getByText(/La diferencia aparece/u)).toBeTruthy()
  expect(screen.getAllByText(/Marca la casilla/u)).toBeTruthy()
  expect(calls).toEqual([])
})

test.each([
  ['start_taken', 'Sustituir la versión que empieza ese día'],
  ['starts_in_past', 'Una tarifa no puede empezar en el pasado.'],
  ['tariff_changed', 'La tarifa cambió mientras la editabas. Revísala antes de guardar.'],
] as const)('a refusal says what to do: %s', async (code, words) => {
  const { calls, done } = show('remote', [
    { ok: false, code, version: 'two' },
    { ok: true, version: 'three' },
  ])
  type(/^Recargo por envío/u, '7,50')
  type(/^Motivo/u, 'Alza')
  review()
  publish()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByDisplayValue('7,50')).toBeTruthy()
  publish()
  await waitFor(() => expect(done).toHaveBeenCalledWith('three'))
  expect(calls.at(-1)?.input).toEqual({
    place: 've-merida',
    figure: 'remote',
    typed: { kind: 'remote', remote: '7.5', confirmed: true },
    validFrom: null,
    note: 'Alza',
    replace: false,
    basedOn: 'two',
  })
})

test('speaks two languages, and no two alike', () => {
  const said = (['es', 'pt'] as const).map((locale) => {
    const { container, unmount } = show('air', [], locale)
    const text = container.querySelector('main')?.textContent ?? ''
    unmount()
    expect(text).not.toMatch(/undefined|[{}]/u)
    return text
  })
  expect(new Set(said).size).toBe(2)
})
