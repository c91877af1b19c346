// Who works without a mouse goes on where the comparison was clicked: at its button, or at the first of the new rows.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { parseServicesQuery, servicesQuery } from '#contract/services-view.ts'
import type { ShippingServiceView } from '#contract/shipping.ts'
import { paths } from '#contract/paths.ts'
import { SERVICE_SLUGS, SERVICES } from '#domain/shipping-services.ts'
import { ANNOUNCER } from '#src/lib/announce.ts'
import { useKeptFocus } from '#src/lib/use-kept-focus.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { LoadedComparison } from './load-comparison.ts'
import { ServicesComparison } from './services-comparison.tsx'

const rows = SERVICES.map((code, id) => {
  const figures = { minDeliveryDays: 3, maxDeliveryDays: 9, pricePerWeight: '6.50' }
  const service = { ...figures, id, code, name: code, served: true, slug: SERVICE_SLUGS[code] }
  return { service: { ...service, weightUnit: 'lb' } as ShippingServiceView, estimateCents: null }
})

function Page() {
  const loaded = useLoaderData<LoadedComparison>()
  useKeptFocus()
  return (
    <main id="content">
      <h1>Services</h1>
      <ServicesComparison
        {...{ loaded }}
        addressOf={(view) => paths.services(servicesQuery(view))}
      />
      <p id={ANNOUNCER} data-testid="announcer" />
    </main>
  )
}

const loader = ({ request }: { request: Request }): LoadedComparison => {
  const view = parseServicesQuery(new URL(request.url).searchParams)
  const passing = view.type === 'all' ? rows : rows.slice(0, 2)
  return {
    view,
    rows: passing,
    total: rows.length,
    weighed: false,
    badWeight: view.weight === 'diez',
  }
}
const open = (query = '') => {
  const path = paths.services()
  const routes = [{ path, loader, HydrateFallback: () => null, Component: Page }]
  return renderInShop(null, { at: `${path}${query}`, alone: true, routes })
}
const press = (at: HTMLElement) => {
  act(() => at.focus())
  fireEvent.click(at)
}
const count = (shown: number) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toContain(`${shown} de `))

test('asking for more leads to the first of the new rows', async () => {
  open()
  press(await screen.findByRole('link', { name: 'Cargar más' }))
  await count(rows.length)
  const names = screen.getAllByRole('rowheader')
  expect(document.activeElement).toBe(names[4])
})

test('a filter leaves the focus at its button, and its fields as they were chosen', async () => {
  const { router } = open('?all=1')
  await screen.findByRole('table')
  expect(document.activeElement).toBe(document.body)
  const type = () => screen.getByLabelText<HTMLSelectElement>('Tipo de servicio')
  fireEvent.change(type(), { target: { value: 'air' } })
  press(screen.getByRole('button', { name: 'Comparar' }))
  await count(2)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Comparar' }))
  expect(type().value).toBe('air')
  await act(() => router.navigate(-1))
  await count(rows.length)
  expect(type().value).toBe('all')
})

test('a weight that is none is said, though the list stays as it was', async () => {
  open()
  fireEvent.change(await screen.findByLabelText('Peso'), { target: { value: 'diez' } })
  press(screen.getByRole('button', { name: 'Comparar' }))
  await screen.findByText(/^Escribe un número mayor que cero/)
  await waitFor(() =>
    expect(screen.getByTestId('announcer').textContent).toContain('Escribe un número mayor'),
  )
})
