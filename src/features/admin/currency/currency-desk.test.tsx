// Holds the desk of exchange rates: what waits stands beside what it differs from, and a refused form keeps its words.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AdminRates } from '#contract/currency-desk.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { ChooseBolivar } from './choose-bolivar.tsx'
import type { CurrencyAnswer } from './currency-action.ts'
import { ManualRates, SetRate } from './manual-rates.tsx'
import { SeriesTable } from './series-table.tsx'
import { WaitingRates } from './waiting-rates.tsx'

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
const series: AdminRates['series'] = [
  { currency: 'VES', kind: 'parallel', shown: true, last: { ...reading, state: 'stale' } },
  { currency: 'EUR', kind: 'reference', shown: false, last: null },
]
const manual = {
  ...reading,
  kind: 'override',
  source: 'admin',
  until: at,
  note: 'Feriado',
  by: null,
} as const

const show = (answer?: CurrencyAnswer) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <main>
        <h1>Tasas</h1>
        <WaitingRates waiting={[{ ...reading, last: '900' }]} />
        <SeriesTable series={series} job={{ state: 'failed', at }} />
        <ManualRates overrides={[manual]} />
        <SetRate answer={answer} />
        <ChooseBolivar kind="parallel" answer={answer} />
      </main>
    </MantineRoot>,
  )

test('what waits, what holds and what a person set', async () => {
  const { container } = show()
  const said = container.querySelector('main')?.textContent?.replaceAll(/\s/gu, ' ') ?? ''
  expect(said).toContain('Última buena: Bs. 900,00 (+20,1 %)')
  expect(said).toContain('Última consulta a las fuentes: falló')
  expect(said).toContain('La fijó una cuenta eliminada')
  expect(screen.getByText('Nunca leída')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Aceptar US\$/u })).toBeTruthy()
  expect(screen.queryByLabelText(/y es correcta/u)).toBeNull()
  await expectAccessible(container)
})

test('a jump is asked about, and what was typed stays', () => {
  const values = { currency: 'VES', rate: '1300', until: '2026-05-09', note: 'Alza' }
  show({ intent: 'set', values, faults: {}, refusal: 'rate_jumps' })
  expect(screen.getByLabelText(/y es correcta/u)).toBeTruthy()
  expect(screen.getByText(/más de un 10 % de la última buena. Si es correcta/u)).toBeTruthy()
  expect(screen.getByDisplayValue('1300')).toBeTruthy()
  expect(screen.getByDisplayValue('Alza')).toBeTruthy()
})
