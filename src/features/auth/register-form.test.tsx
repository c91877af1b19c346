// Proves that a registration which the server failed at is told in the documented words, and nothing typed is lost.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Locale } from '#domain/vocabulary.ts'
import { showToast } from '#src/lib/toast.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { AuthAnswer } from './auth-fields.ts'
import { RegisterForm } from './register-form.tsx'

vi.mock('#src/lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

const FAILED: AuthAnswer = {
  intent: 'register',
  typed: { username: 'maria' },
  faults: {},
  unsaved: 'internal',
}

test.each([
  ['es', 'Error en el registro', 'No se pudo crear la cuenta.', 'Nombre de usuario'],
  ['en', 'Registration error', 'Registration failed', 'Username'],
] as const)('%s: a fault of the server', (locale: Locale, title, text, label) => {
  vi.mocked(showToast).mockReset()
  renderInShop(<RegisterForm answer={FAILED} referralCode="" />, { locale })
  const [[toast] = []] = vi.mocked(showToast).mock.calls
  expect(toast).toMatchObject({ title, text, tone: 'error' })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe('maria')
})
