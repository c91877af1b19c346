// Tests what the chart tells screen readers: a sentence and a table, newest first.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { LineChart } from './line-chart.tsx'

const chart = (values: { day: string; value: number }[]) => (
  <LineChart
    values={values}
    label="The rate rose from 1 to 3."
    tableLabel="Values"
    columns={['Day', 'Rate']}
    formatDay={(day) => day}
    formatValue={(value) => `#${value}`}
  />
)

test('is a picture with a sentence and a table with every value', async () => {
  renderInShop(
    chart([
      { day: '2026-05-01', value: 1 },
      { day: '2026-05-02', value: 2 },
      { day: '2026-05-04', value: 3 },
    ]),
  )
  screen.getByRole('img', { name: 'The rate rose from 1 to 3.' })
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayRate',
    '2026-05-04#3',
    '2026-05-02#2',
    '2026-05-01#1',
  ])
  await expectAccessible()
})

test('one value is no course', () => {
  const { container } = renderInShop(chart([{ day: '2026-05-01', value: 1 }]))
  expect(container.textContent).toBe('')
})
