// Tests the desk of exchange rates: what waits stands beside what it differs from, and a refused form keeps its words.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminRates } from '#contract/currency-desk.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { Component as CurrencyPage } from '#src/pages/admin/currency.page.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { type Answers, renderDesk, serveDesk, wordsOf } from '#tests/support/render-desk.tsx'

afterEach(() => vi.unstubAllGlobals())

const at = '2026-05-04T15:00:00.000Z'
const reading = {
  id: 7,
  currency: 'VES',
  kind: 'parallel',
  rate: '1080.5',
  source: 'dolarapi',
  sandbox: true,
  valueDate: at,
  fetchedAt: at,
} as const
const manual = {
  ...reading,
  id: 9,
  kind: 'override',
  source: 'admin',
  until: at,
  note: 'Feriado',
  by: null,
} as const
const rates: AdminRates = {
  at,
  bolivarKind: 'parallel',
  series: [
    { currency: 'VES', kind: 'parallel', shown: true, last: { ...reading, state: 'stale' } },
    { currency: 'EUR', kind: 'reference', shown: false, last: null },
  ],
  waiting: [{ ...reading, last: '900' }],
  overrides: [manual],
  job: { state: 'failed', at },
}

const open = async (answers: Answers = {}, locale: Locale = 'es') => {
  const history = { points: [{ day: '2026-05-04', rate: '900' }] }
  const calls = serveDesk({
    'currency.adminRates': () => rates,
    'currency.history': () => history,
    ...answers,
  })
  const shown = renderDesk(<CurrencyPage />, { at: '/admin/currency?currency=EUR', locale })
  await screen.findByRole('heading', { level: 1 })
  const sent = (name: string) =>
    calls.flatMap((call) => (call.name === `currency.${name}` ? [call.input] : []))
  return { ...shown, calls, sent }
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => {
  const form = screen.getByRole('region', { name: 'Fijar una tasa' })
  fireEvent.change(within(form).getByLabelText(label), { target: { value } })
}

test('what waits, what holds and what a person set', async () => {
  const { container, sent } = await open()
  const said = wordsOf(container).replaceAll(/\s/gu, ' ')
  expect(said).toContain('Última buena: Bs. 900,00 (+20,1 %)')
  expect(said).toContain('Última consulta a las fuentes: falló')
  expect(said).toContain('La fijó una cuenta eliminada')
  expect(screen.getByText('Nunca leída')).toBeTruthy()
  expect(screen.queryByLabelText(/y es correcta/u)).toBeNull()
  expect(sent('history')).toEqual([
    { currency: 'EUR', days: expect.any(Number), kind: 'reference' },
  ])
  await expectAccessible(container)
})

test('a reading is decided, and a manual rate is ended', async () => {
  const { sent } = await open({
    'currency.adminDecide': () => ({ ok: true }),
    'currency.adminEndOverride': () => ({ ok: true }),
  })
  press(/^Aceptar US\$/u)
  await waitFor(() => expect(sent('adminDecide')).toEqual([{ id: 7, accept: true }]))
  press(/^Terminar US\$/u)
  await waitFor(() => expect(sent('adminEndOverride')).toEqual([{ id: 9 }]))
})

test('a jump is asked about, what was typed stays, and it is set once somebody is sure', async () => {
  const { sent } = await open({
    'currency.adminOverride': ({ sure }: { sure: boolean }) =>
      sure ? { ok: true, id: 11 } : { ok: false, code: 'rate_jumps', last: '900' },
  })
  type('Un dólar vale', '1300,5')
  type('Hasta el día (sin incluirlo)', '2026-05-09')
  type('Motivo', 'Alza')
  press('Fijar tasa')
  expect(await screen.findByText(/más de un 10 % de la última. Si es correcta/u)).toBeTruthy()
  expect(screen.getByDisplayValue('1300,5')).toBeTruthy()
  expect(screen.getByDisplayValue('Alza')).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/y es correcta/u))
  press('Fijar tasa')
  const until = '2026-05-09T04:00:00.000Z'
  const typed = { currency: 'VES', rate: '1300.5', until, note: 'Alza' }
  await waitFor(() =>
    expect(sent('adminOverride')).toEqual([
      { ...typed, sure: false },
      { ...typed, sure: true },
    ]),
  )
})

test('what is missing is told at each field of its own form, and nothing is sent', async () => {
  const { container, sent } = await open()
  press('Fijar tasa')
  await waitFor(() => expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(3))
  press('Usar esta tasa')
  await waitFor(() => expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(4))
  expect(sent('adminOverride')).toEqual([])
  expect(sent('adminChooseBolivar')).toEqual([])
})

test('the shown series is chosen with a reason', async () => {
  const { sent } = await open({ 'currency.adminChooseBolivar': () => ({ ok: true }) })
  const form = within(screen.getByRole('region', { name: /^Con qué tasa/u }))
  fireEvent.change(form.getByLabelText('Series'), { target: { value: 'official' } })
  fireEvent.change(form.getByLabelText('Motivo'), { target: { value: 'La que cobran' } })
  press('Usar esta tasa')
  const input = { kind: 'official', note: 'La que cobran' }
  await waitFor(() => expect(sent('adminChooseBolivar')).toEqual([input]))
})

test('speaks another language too', async () => {
  const { container } = await open({}, 'en')
  expect(wordsOf(container)).not.toMatch(/undefined|[{}]/u)
  await expectAccessible(container)
})
