// The shop's rate stands beside what the formal rules give, and both follow what is typed.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { parseShipment } from '#contract/parse-shipment.ts'
import { paths } from '#contract/paths.ts'
import { DAY } from '#domain/customs.fixture.ts'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import { LANDED_TARIFF } from '#domain/quote.fixture.ts'
import { computeShipment } from '#src/features/shipping/compute-shipment.ts'
import { ShipmentTool } from '#src/features/shipping/shipment-tool.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { lateAnswer } from './late-answer.ts'

beforeAll(lateAnswer.ready)
afterEach(cleanup)

const customs = {
  today: DAY,
  rules: BUILT_IN_CUSTOMS_RULES.filter(({ country }) => country === 'VE'),
}

const show = (query: string) => {
  const view = parseShipment(new URLSearchParams(query), 'es')
  return renderInShop(
    <ShipmentTool
      loaded={{
        destinations: [],
        find: '',
        found: null,
        view,
        tariff: LANDED_TARIFF,
        customs,
        answer: computeShipment(view, LANDED_TARIFF, customs),
      }}
      pageAt={paths.calculator}
      late={lateAnswer}
    />,
    { at: '/calculator' },
  )
}
const BOX = 'length=40&width=30&height=25&weight=5&contents=Electronics'
const card = () => screen.getByRole('region', { name: /^Impuestos de este envío/ })

test('rate, range, source, date and label stand in one place and follow each key', async () => {
  const { container } = show(`${BOX}&value=100`)
  expect(card().textContent).toContain('15,00')
  expect(card().textContent).toContain('Estimación')
  expect(card().textContent).toMatch(/Fuentes?: .+\(\d+ de \w+ de \d{4}|Fuentes?: .+\(.*\d{4}/)
  expect(screen.getAllByText(/^Según las normas:/).length).toBeGreaterThan(1)
  const before = card().textContent
  fireEvent.change(screen.getByLabelText(/^Declarado/), { target: { value: '400' } })
  await waitFor(() => expect(card().textContent).toContain('60,00'))
  expect(card().textContent).not.toBe(before)
  await expectAccessible(container)
})

test('its link asks the customs calculator the same question', () => {
  show(`${BOX}&value=100&service=sea`)
  const link = within(card()).getByRole('link', { name: /calculadora de aduana/ })
  const query = new URL(link.getAttribute('href') ?? '', 'https://shop.test').searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    category: 'electronics',
    mode: 'sea',
    value: '100',
    weight: '5',
  })
})

test('without a declared value it is asked for', () => {
  show(BOX)
  expect(screen.getByText(/Escribe cuánto vale/)).toBeTruthy()
  expect(screen.queryByText(/^Según las normas:/)).toBeNull()
})
