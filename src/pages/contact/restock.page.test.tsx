// Proves that the page of restock alerts asks only until it was answered.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RestockAnswer } from '#src/features/restock/restock-fields.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { Component } from './restock.page.tsx'

const asked = { intent: 'leave', typed: {}, faults: {} }

test.each<[string, Partial<RestockAnswer>, RegExp]>([
  ['Quitamos tus avisos', { outcome: 'left', email: 'ana@example.com' }, /ana@example\.com/u],
  ['¿Quitar tus avisos?', { refused: { ok: false, code: 'invalid_token' } }, /no es válido/u],
])('one click: «%s»', async (heading, answer, said) => {
  const { container } = renderInShop(null, {
    at: '/restock?leave=1.abc',
    alone: true,
    routes: [{ path: '/restock', Component, action: () => ({ ...asked, ...answer }) }],
  })
  await expectAccessible(container)
  fireEvent.click(screen.getByRole('button', { name: 'Quitar mis avisos' }))
  await screen.findByText(said)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(screen.queryByRole('button', { name: 'Quitar mis avisos' })).toBeNull()
})
