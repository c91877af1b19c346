// The small calculator: a price by the page's service where it was asked for, faults at their fields, ways to the rest.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { LANDED_TARIFF } from '#domain/quote.fixture.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { quickAnswer } from './quick-answer.ts'
import { QuickQuote } from './quick-quote.tsx'

afterEach(cleanup)

function Page() {
  return <QuickQuote quick={useLoaderData<Awaited<ReturnType<typeof quickAnswer>>>()} />
}
const show = async (query = '') => {
  const loader = ({ request }: LoaderFunctionArgs) =>
    quickAnswer(request, 'air', LANDED_TARIFF, 'es')
  const routes = [
    { path: '/services/air-shipping', loader, Component: Page, HydrateFallback: () => null },
  ]
  const shown = renderInShop(null, { at: `/services/air-shipping${query}`, routes, alone: true })
  await screen.findByRole('button', { name: 'Calcular' })
  return shown
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })

test('the price stands where it was asked for, and leads on with what was typed', async () => {
  const { container } = await show()
  expect(screen.queryByRole('status')).toBe(null)
  type(/^Largo/, '40')
  type(/^Ancho/, '30')
  type(/^Alto/, '25')
  type(/^Peso/, '5')
  fireEvent.click(screen.getByRole('button', { name: 'Calcular' }))
  // 30,000 cm³ are 11.03 volumetric pounds: twelve at 6.50.
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('78,00'))
  expect(screen.getByRole('status').textContent).not.toContain('Marítimo')
  const more = screen.getByRole('link', { name: 'Comparar y añadir impuestos' })
  expect(more.getAttribute('href')).toMatch(/^\/calculator\?.*length=40&.*weight=5/)
  expect(field(/^Largo/).value).toBe('40')
  await expectAccessible(container)
})

test('what is missing or wrong is told at its field and stays', async () => {
  await show('?length=mucho&width=-3&height=&weight=1.234,5&numbers=es&asked=1')
  const advice = (label: RegExp) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
  expect(advice(/^Largo/)).toContain('no se lee como un número')
  expect(advice(/^Ancho/)).toBe('Tiene que ser mayor que cero.')
  expect(advice(/^Alto/)).toBe('Completa este campo.')
  expect(field(/^Largo/).value).toBe('mucho')
  expect(screen.queryByRole('status')).toBe(null)
})

test('what the service does not carry is told at the field that is to blame', async () => {
  await show('?length=40&width=30&height=25&weight=1.234,5&numbers=es&asked=1')
  expect(field(/^Peso/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toContain('pesa más de 150')
})
