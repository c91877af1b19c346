// Proves that the heading asks only until it was answered.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NewsletterAnswer } from '#src/features/newsletter/newsletter-fields.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { Component } from './newsletter.page.tsx'

test.each([
  ['confirm', 'Confirmar suscripción', 'confirmed', 'Suscripción confirmada'],
  ['confirm', 'Confirmar suscripción', 'bad_link', 'Confirma tu suscripción'],
  ['leave', 'Cancelar suscripción', 'left', 'Dejaste el boletín'],
] as const)('%s, «%s»: %s', async (deed, button, outcome, heading) => {
  const action = (): NewsletterAnswer => ({
    intent: deed,
    typed: {},
    faults: {},
    ...(outcome === 'bad_link'
      ? { refused: { ok: false, code: 'invalid_token' } }
      : { email: 'ana@example.com', outcome }),
  })
  renderInShop(null, {
    at: `/newsletter?${deed}=1.abc`,
    alone: true,
    routes: [{ path: '/newsletter', Component, action }],
  })
  fireEvent.click(screen.getByRole('button', { name: button }))
  await screen.findByText(/ana@example|no es válido/u)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})
