// Holds the chat to its links: every topic opens the messaging program with its sentence, and failure is nobody's concern.
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FactsProvider } from '#src/lib/facts.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { ChatPanel } from './chat-panel.tsx'

const FACTS = {
  locale: 'es',
  scheme: 'light',
  brand: 'Puente',
  origin: 'https://puente.example',
  user: null,
  cartCount: 0,
  currency: 'VES',
  rate: null,
  whatsapp: '13055550142',
  requestId: 'request-1',
} as const

afterEach(() => vi.unstubAllGlobals())

test('each topic leads to the chat with its sentence, is noted, and Escape closes', async () => {
  const sent = vi.fn<(path: string, init: { body: string }) => Promise<never>>(() =>
    Promise.reject(new Error('away')),
  )
  vi.stubGlobal('fetch', sent)
  const onClose = vi.fn<() => void>()
  renderInShop(
    <FactsProvider value={FACTS}>
      <ChatPanel onClose={onClose} />
    </FactsProvider>,
  )
  const link = screen.getByRole('link', { name: /Cotizar un envío/ })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    'Hola, quiero cotizar un envío a Venezuela.',
  )
  expect(screen.getAllByRole('link')).toHaveLength(5)
  fireEvent.click(link)
  expect(sent.mock.calls[0]?.[0]).toBe('/api/whatsapp-inquiry')
  expect(JSON.parse(sent.mock.calls[0]?.[1].body ?? '{}')).toMatchObject({ messageType: 'quote' })
  fireEvent.keyDown(link, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  await expectAccessible()
})
