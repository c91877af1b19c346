// Proves that a registration which the server failed at is told in the documented words, and nothing typed is lost.
import { act, screen, within } from '@testing-library/react'
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
  [
    'es',
    'Error en el registro',
    'No se pudo crear la cuenta.',
    'Nombre de usuario',
    'Inténtalo otra vez en un momento.',
  ],
  ['en', 'Registration error', 'Registration failed', 'Username', 'Try again in a moment.'],
] as const)('%s: a fault of the server', (locale: Locale, title, text, label, next) => {
  vi.mocked(showToast).mockReset()
  renderInShop(<RegisterForm answer={FAILED} referralCode="" />, { locale })
  const [[toast] = []] = vi.mocked(showToast).mock.calls
  expect(toast).toMatchObject({ title, text, tone: 'error' })
  // Said once: in the place of the form stands what to do.
  expect(screen.getByRole('alert').textContent).toBe(next)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe('maria')
})

const wrong = (faults: AuthAnswer['faults']) => {
  vi.mocked(showToast).mockReset()
  const answer = { ...FAILED, unsaved: undefined, faults } as AuthAnswer
  // Some forms make their answer anew at each drawing.
  const { router } = renderInShop(null, {
    at: '/auth',
    alone: true,
    routes: [
      { path: '/auth', Component: () => <RegisterForm answer={{ ...answer }} referralCode="" /> },
    ],
  })
  return { again: () => act(() => router.navigate('/auth?again')) }
}

test('one fault is said in the toast and at its field, which has the focus', async () => {
  const { again } = wrong({ password: 'too_short' })
  const text = 'La contraseña debe tener al menos 6 caracteres'
  await again()
  expect(vi.mocked(showToast).mock.calls).toMatchObject([[{ title: 'Error en el registro', text }]])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'))
  screen.getByText(text)
})

test('several are listed in the form, and only there', async () => {
  const { again } = wrong({ password: 'too_short', email: 'invalid' })
  await again()
  const told = vi.mocked(showToast).mock.calls
  expect(told.map(([{ title, text }]) => [title, text])).toEqual([
    ['Error en el registro', 'Revisa lo marcado.'],
  ])
  const list = screen.getByRole('alert')
  expect(list.textContent).not.toMatch(/Error en el registro|Revisa lo marcado/)
  expect(within(list).getAllByRole('link')).toHaveLength(2)
  expect(list.contains(document.activeElement)).toBe(true)
})
