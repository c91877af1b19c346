// Tests the chat's links, each with its sentence, and that its panel covers nothing that has the focus.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FactsProvider } from '#src/lib/facts.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { ChatButton } from './chat-button.tsx'

const FACTS = {
  locale: 'es',
  scheme: 'light',
  brand: 'Puente',
  origin: 'https://puente.example',
  user: null,
  search: '',
  cartCount: 0,
  currency: 'VES',
  rate: null,
  destination: { code: 've-caracas', country: 've', name: 'Caracas' },
  whatsapp: '13055550142',
} as const

afterEach(() => vi.unstubAllGlobals())

async function show() {
  renderInShop(
    <FactsProvider value={FACTS}>
      <button>before</button>
      <ChatButton />
    </FactsProvider>,
  )
  const button = screen.getByRole('link', { name: 'Chatea con nosotros' })
  fireEvent.click(button)
  const panel = await screen.findByRole('region')
  await waitFor(() => expect(document.activeElement).toBe(panel))
  return button
}
const isShut = () => screen.queryByRole('region') === null

test('each topic leads to the chat with its sentence and is noted; failure is nobody’s concern', async () => {
  const sent = vi.fn<(path: string, init: { body: string }) => Promise<never>>(() =>
    Promise.reject(new Error('away')),
  )
  vi.stubGlobal('fetch', sent)
  await show()
  const link = screen.getByRole('link', { name: /Cotizar un envío/ })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    'Hola, quiero cotizar un envío a Venezuela.',
  )
  expect(screen.getAllByRole('link')).toHaveLength(6)
  fireEvent.click(link)
  expect(sent.mock.calls[0]?.[0]).toBe('/api/whatsapp-inquiry')
  expect(JSON.parse(sent.mock.calls[0]?.[1].body ?? '{}')).toMatchObject({ messageType: 'quote' })
  await expectAccessible()
})

test.each(['Cotizar un envío', 'Chatea con nosotros'])('Escape on «%s» closes it', async (name) => {
  const button = await show()
  const at = screen.getByRole('link', { name: new RegExp(name) })
  act(() => at.focus())
  fireEvent.keyDown(at, { key: 'Escape' })
  expect(isShut()).toBe(true)
  expect(document.activeElement).toBe(button)
})

test('it closes when the focus goes back to the page', async () => {
  await show()
  act(() => screen.getByRole('button', { name: 'before' }).focus())
  expect(isShut()).toBe(true)
})
