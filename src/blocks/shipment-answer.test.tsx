// Somebody types a parcel: prices follow, faults stand at their fields, and nothing typed is lost.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { parseShipment } from '#contract/parse-shipment.ts'
import { paths } from '#contract/paths.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { LANDED_TARIFF } from '#domain/quote.fixture.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { COFFEE_MAKER } from '#tests/support/packed-product.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { computeShipment } from '#src/features/shipping/compute-shipment.ts'
import { loadShipment } from '#src/features/shipping/load-shipment.ts'
import { ShipmentTool } from '#src/features/shipping/shipment-tool.tsx'
import { lateAnswer } from './late-answer.ts'

beforeAll(lateAnswer.ready)
afterEach(cleanup)

const DESTINATIONS = [
  { code: 've-caracas', country: 've', name: 'Caracas' },
  { code: 've-merida', country: 've', name: 'Mérida' },
]

const show = (
  query = '',
  unserved = false,
  products: readonly PackedProduct[] = [],
  taxIncluded = false,
) => {
  const view = parseShipment(new URLSearchParams(query), 'es')
  const destination = { ...LANDED_TARIFF.destination, taxIncluded }
  const tariff = { ...LANDED_TARIFF, destination }
  return renderInShop(
    <ShipmentTool
      loaded={{
        view,
        destinations: DESTINATIONS,
        find: '',
        found: null,
        products,
        tariff,
        unserved,
        answer: computeShipment(view, tariff, null, products),
      }}
      pageAt={paths.calculator}
      late={lateAnswer}
    />,
    { at: '/calculator' },
  )
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const results = () => screen.getByRole('region', { name: 'Tu cotización' })

test('prices follow what is typed', async () => {
  const { container } = show()
  expect(within(results()).getByText('Escribe largo, ancho, alto y peso')).toBeTruthy()
  type(/^Largo/, '12')
  type(/^Ancho/, '12')
  type(/^Alto/, '12')
  fireEvent.change(screen.getByLabelText('Medidas en'), { target: { value: 'in' } })
  type(/^Largo/, '12')
  type(/^Ancho/, '12')
  type(/^Alto/, '12')
  type(/^Peso \(/, '5')
  // One cubic foot by sea: 31 dollars, whatever the unit it is shown in.
  await waitFor(() => expect(results().textContent).toContain('31,00'))
  fireEvent.change(screen.getByLabelText('Medidas en'), { target: { value: 'cm' } })
  expect(screen.getByLabelText<HTMLInputElement>(/^Largo/).value).toBe('30,48')
  expect(results().textContent).toContain('31,00')
  await expectAccessible(container)
})

test('a fault stands at its field and keeps what was typed', async () => {
  show('length=40&width=30&height=25&weight=5')
  type(/^Peso \(/, 'mucho')
  await waitFor(() => expect(screen.getByText(/^Peso: Esto no se lee como un número/)).toBeTruthy())
  const field = screen.getByLabelText<HTMLInputElement>(/^Peso \(/)
  expect(field.value).toBe('mucho')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(results().textContent).not.toContain('NaN')
})

test('rows come and go', async () => {
  show('length=40&width=30&height=25&weight=5')
  fireEvent.click(screen.getByRole('button', { name: 'Añadir otro bulto' }))
  expect(screen.getAllByLabelText(/^Largo/)).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Quitar el bulto 2' }))
  expect(screen.getAllByLabelText(/^Largo/)).toHaveLength(1)
})

test('a restricted description is refused with its reason', async () => {
  show('length=40&width=30&height=25&weight=5')
  type(/^Descripción/, 'perfume en aerosol')
  await waitFor(() => expect(results().textContent).toContain('No disponible'))
  expect(results().textContent).toContain('este servicio no transporta')
})

/** What stands at a field besides its label. */
const adviceAt = (label: RegExp | string) => {
  const field = screen.getByLabelText(label)
  if (field.getAttribute('aria-invalid') !== 'true') return null
  return document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    ?.textContent
}

test('what no service carries is told at the field that is to blame, by the one that carries most', async () => {
  const { container } = show('length=40&width=30&height=25&weight=5')
  type(/^Peso \(/, '1.234,5')
  await waitFor(() => expect(adviceAt(/^Peso \(/)).toMatch(/^Marítimo: .* más de 1\.000/))
  type(/^Peso \(/, '5')
  await waitFor(() => expect(adviceAt(/^Peso \(/)).toBe(null))
  fireEvent.change(screen.getByLabelText('Contenido'), { target: { value: 'medicines' } })
  await waitFor(() => expect(adviceAt('Contenido')).toContain('Medicinas'))
  fireEvent.change(screen.getByLabelText('Contenido'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Servicio'), { target: { value: 'furniture' } })
  await waitFor(() => expect(adviceAt('Servicio')).toContain('lleva solo muebles'))
  await expectAccessible(container)
})

test('a place that is not served is told at its field until another one is chosen', async () => {
  show('length=40&width=30&height=25&weight=5', true)
  expect(adviceAt('Destino')).toContain('No llegamos al destino de tu enlace')
  type(/^Peso \(/, '6')
  expect(adviceAt('Destino')).toContain('Caracas')
  fireEvent.change(screen.getByLabelText('Destino'), { target: { value: 've-merida' } })
  await waitFor(() => expect(adviceAt('Destino')).toBe(null))
})

test('by sea alone the volumetric weight is shown as well, and several alike can be put together', () => {
  show('service=sea&length=24&width=24&height=24&size=in&weight=40&quantity=1')
  const term = within(results()).getByText('Peso volumétrico')
  expect(term.nextElementSibling?.textContent).toMatch(/^83,28\s?lb$/u)
  expect(screen.queryByLabelText(/^Consolidar/)).toBeNull()
  type(/^Cantidad/, '3')
  expect(screen.getByLabelText(/^Consolidar/)).toBeTruthy()
})

test('a product alone is bought: its price is in the total, and more of it costs more', async () => {
  show('product=7&units=1', false, [COFFEE_MAKER])
  expect(screen.queryByLabelText(/^Largo/)).toBeNull()
  expect(results().textContent).toContain('Productos')
  const total = () => results().textContent?.match(/Total estimado(US\$\s[\d.,]+)/u)?.[1]
  const one = total()
  fireEvent.click(screen.getByRole('button', { name: 'Uno más' }))
  await waitFor(() => expect(total()).not.toBe(one))
  fireEvent.click(screen.getByRole('button', { name: 'Añadir otro bulto' }))
  type(/^Largo/, '12')
  type(/^Ancho/, '12')
  type(/^Alto/, '12')
  type(/^Peso \(/, '5')
  // Beside a parcel of one's own it is only carried.
  await waitFor(() => expect(results().textContent).not.toContain('Productos'))
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Cafetera' }))
  expect(screen.queryByText('Cafetera')).toBeNull()
})

test('who knows only the category gets an estimate that is marked as one', async () => {
  show()
  fireEvent.change(screen.getByLabelText('Contenido'), { target: { value: 'Toys' } })
  await waitFor(() => expect(results().textContent).toContain('Hay medidas estimadas'))
  screen.getByText(/^Medidas estimadas según su categoría\./)
})

test('where the shop bears what customs ask, each price says so, and none of which nothing is declared', () => {
  const box = 'length=40&width=30&height=25&weight=5'
  const said = 'Impuestos incluidos: si la aduana pide más, lo pagamos nosotros.'
  show(`${box}&value=100`, false, [], true)
  const prices = screen.getAllByRole('region', { name: /^(Aéreo|Marítimo|Courier)$/u })
  expect(prices.length).toBeGreaterThan(1)
  for (const price of prices) within(price).getByText(said)
  cleanup()
  expect(show(box, false, [], true).container.textContent).not.toContain(said)
  cleanup()
  expect(show(`${box}&value=100`).container.textContent).not.toContain(said)
})

const gone = () => Promise.reject(new Error('gone'))
test.each([
  ['es', 'No se pudo calcular el costo del envío. Inténtalo de nuevo más tarde.', /^Peso \(/],
  ['en', 'Could not calculate shipping cost. Please try again later.', /^Weight \(/],
] as const)(
  '%s: without a tariff it says so, and keeps what was typed',
  async (locale, words, weight) => {
    const read = { shipping: { destinations: gone, destination: gone, tariff: gone } } as never
    const page = { read, write: {} as never, inBrowser: true, locale }
    const request = new Request('https://puente.example/calculator?weight=5')
    const loaded = await loadShipment(request, page, lateAnswer.ready)
    renderInShop(<ShipmentTool loaded={loaded} pageAt={paths.calculator} late={lateAnswer} />, {
      at: '/calculator',
      locale,
    })
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(screen.getByLabelText<HTMLInputElement>(weight).value).toBe('5')
  },
)
