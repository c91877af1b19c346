// Somebody plans a consolidation: faults at their fields, boxes that can be turned and filled, words for who sees none.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { planInput } from '#contract/packing.ts'
import { parseShipment } from '#contract/parse-shipment.ts'
import { CARTONS, TARIFF } from '#domain/packing/boxes.fixture.ts'
import { planConsolidation } from '#domain/packing/plan-consolidation.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { LoadedPlan } from '#src/features/shipping/load-plan.ts'
import { latePlan } from './late-plan.ts'
import { PlannerTool } from './planner-tool.tsx'
import { readParcels } from '#src/features/shipping/read-parcels.ts'

beforeAll(latePlan.ready)
afterEach(cleanup)

const loadedAt = (query: string): LoadedPlan => {
  const view = parseShipment(new URLSearchParams(query), 'es', 2)
  const read = readParcels(view)
  const boxes = CARTONS.map((box, index) => ({ ...box, id: index + 1 }))
  const plan =
    read.state === 'read'
      ? {
          ok: true as const,
          boxes,
          plans: planConsolidation(
            planInput.parse({ parcels: read.parcels }).parcels,
            boxes,
            TARIFF,
          ) as NonNullable<LoadedPlan['plan']>['plans'],
        }
      : null
  const destinations = [
    {
      code: 've-caracas',
      country: 've',
      name: 'Caracas',
      region: 'Distrito Capital',
      services: [],
    },
  ]
  return {
    view,
    products: [],
    destinations,
    unserved: false,
    find: '',
    found: null,
    boxes,
    asked: read,
    plan,
    failed: false,
  }
}

/** A page with the planner's loader, planned here instead of on the server. */
function Page() {
  return <PlannerTool loaded={useLoaderData<LoadedPlan>()} />
}
const show = async (query: string) => {
  const shown = renderInShop(null, {
    at: `/consolidation?${query}`,
    alone: true,
    routes: [
      {
        path: '/consolidation',
        loader: ({ request }) => loadedAt(new URL(request.url).search),
        Component: Page,
        HydrateFallback: () => null,
      },
    ],
  })
  await screen.findByRole('region', { name: 'Tu plan' })
  return shown
}
const row = (what: string, sides: readonly number[], weight: number, quantity = 1) =>
  new URLSearchParams([
    ['what', what],
    ...['length', 'width', 'height'].map((side, at) => [side, String(sides[at])]),
    ['weight', String(weight)],
    ['quantity', String(quantity)],
  ]).toString()
const SHOES = row('Zapatos', [30, 20, 11], 3, 2)
const BOOKS = row('Libros', [24, 16, 8], 3, 2)
const answer = () => screen.getByRole('region', { name: 'Tu plan' })

test('apart and together stand side by side by sea and by air, with the boxes of the one that saves', async () => {
  const { container } = await show(`${SHOES}&${BOOKS}`)
  const sea = within(answer()).getByRole('region', { name: 'Marítimo' })
  expect(sea.textContent).toMatch(/Ahorras US\$\s[\d,]+ \(\d+ %\)/)
  expect(within(answer()).getByRole('region', { name: 'Aéreo' }).textContent).toContain('Separadas')
  const box = within(answer()).getByRole('region', { name: /^Caja 1:/ })
  expect(box.textContent).toContain('2 × Zapatos')
  expect(box.textContent).toContain('Volumen ocupado')
  const next = screen.getByRole('link', { name: 'Cotizarlas juntas y guardar el precio' })
  expect(next.getAttribute('href')).toMatch(/^\/quote\?.*consolidate=1.*length=30/)
  // Each piece has its place in words.
  expect(within(box).getAllByText(/del piso; ocupa/)).toHaveLength(4)
  await expectAccessible(container)
})

test('the box is turned by keys, buttons and pointer', async () => {
  await show(`${SHOES}&${BOOKS}`)
  const [stage] = screen.getAllByRole('slider', { name: 'Girar la caja' })
  if (!stage) throw new Error('no picture')
  const drawn = () => stage.querySelector('svg')?.innerHTML
  const first = drawn()
  fireEvent.keyDown(stage, { key: 'ArrowRight' })
  expect(stage.getAttribute('aria-valuenow')).toBe('345')
  expect(drawn()).not.toBe(first)
  fireEvent.keyDown(stage, { key: 'Home' })
  expect(drawn()).toBe(first)
  fireEvent.click(screen.getByRole('button', { name: 'Girar a la izquierda' }))
  expect(stage.getAttribute('aria-valuenow')).toBe('315')
  fireEvent.click(screen.getByRole('button', { name: 'Ver desde arriba' }))
  expect(stage.getAttribute('aria-valuetext')).toContain('inclinada 75')
  stage.setPointerCapture = () => {}
  fireEvent.pointerDown(stage, { clientX: 100, clientY: 100, pointerId: 1 })
  fireEvent.pointerMove(stage, { clientX: 50, clientY: 100, pointerId: 1 })
  fireEvent.pointerUp(stage, { pointerId: 1 })
  expect(stage.getAttribute('aria-valuenow')).toBe('345')
  fireEvent.pointerMove(stage, { clientX: 0, clientY: 0, pointerId: 1 })
  expect(stage.getAttribute('aria-valuenow')).toBe('345')
})

test('the order of filling shows one piece after the other', async () => {
  await show(`${SHOES}&${BOOKS}`)
  const step = screen.getByLabelText('Orden de llenado')
  const pieces = () => answer().querySelectorAll('svg g').length
  expect(pieces()).toBe(4)
  fireEvent.change(step, { target: { value: '2' } })
  expect(pieces()).toBe(2)
  expect(screen.getByText('2 de 4')).toBeTruthy()
})

test('a plan follows what is typed, and units keep the value', async () => {
  const { router } = await show(`${SHOES}&${BOOKS}`)
  const [length] = screen.getAllByLabelText<HTMLInputElement>(/^Largo/)
  fireEvent.change(screen.getByLabelText('Medidas en'), { target: { value: 'in' } })
  expect(length?.value).toBe('11,811')
  fireEvent.change(screen.getByLabelText('Medidas en'), { target: { value: 'cm' } })
  expect(length?.value).toBe('30')
  const [count] = screen.getAllByLabelText(/^Cantidad/)
  if (count) fireEvent.change(count, { target: { value: '1' } })
  await waitFor(() => expect(router.state.location.search).toContain('quantity=1'), {
    timeout: 3000,
  })
  await waitFor(() => expect(answer().textContent).toContain('1 × Zapatos'))
})

test('a fault stands at its field; rows come and go', async () => {
  await show(`${SHOES}&${BOOKS}`)
  const [weight] = screen.getAllByLabelText<HTMLInputElement>(/^Peso \(/)
  if (weight) fireEvent.change(weight, { target: { value: 'mucho' } })
  expect(screen.getByText(/^Peso: Esto no se lee/)).toBeTruthy()
  expect(weight?.value).toBe('mucho')
  fireEvent.click(screen.getByRole('button', { name: 'Añadir otro bulto' }))
  fireEvent.click(screen.getByRole('button', { name: 'Quitar el bulto 1' }))
  expect(screen.getAllByLabelText(/^Largo/)).toHaveLength(2)
  expect(screen.queryByText(/^Peso: Esto no se lee/)).toBeNull()
})

test('a single piece and an empty form say what is missing', async () => {
  await show(row('Zapatos', [30, 20, 11], 3))
  expect(answer().textContent).toContain('no hay nada que juntar')
  cleanup()
  await show('')
  expect(answer().textContent).toContain('Escribe al menos dos piezas')
  fireEvent.click(within(answer()).getByRole('link', { name: 'Probar con un ejemplo' }))
  await screen.findByRole('region', { name: /^Caja 1:/ })
})
