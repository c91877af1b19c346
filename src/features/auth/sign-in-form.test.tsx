// Tests the sign-in form: plain, accessible, its fault beside it and in the documented message.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToast } from '#src/lib/toast.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { AuthAnswer } from './auth-fields.ts'
import { SignInForm } from './sign-in-form.tsx'

vi.mock('#src/lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

const REFUSED: AuthAnswer = { intent: 'sign-in', typed: { username: 'maria' }, faults: {} }
const refusedBy = (code: string, more: object = {}): AuthAnswer => ({
  ...REFUSED,
  refused: { ok: false, code, ...more },
})

test('it posts to its own address, so that the way back is kept', async () => {
  const { container } = renderInShop(<SignInForm answer={undefined} forgot="/auth?tab=forgot" />, {
    at: '/auth?next=%2Fadmin',
  })
  const form = container.querySelector('form')!
  expect([form.method, new URL(form.action).pathname, new URL(form.action).search]).toEqual([
    'post',
    '/auth',
    '?next=%2Fadmin',
  ])
  await expectAccessible(container)
})

test('the password can be shown and hidden', () => {
  renderInShop(<SignInForm answer={undefined} forgot="/auth?tab=forgot" />)
  const field = screen.getByLabelText<HTMLInputElement>('Contraseña')
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }))
  expect(field.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }))
  expect(field.type).toBe('password')
})

test('a refused sign-in is told beside the form and in the documented toast; the name stays', async () => {
  const { container } = renderInShop(
    <SignInForm forgot="/auth?tab=forgot" answer={refusedBy('invalid_credentials')} />,
  )
  expect(screen.getByRole('alert').textContent).toContain(
    'El usuario o la contraseña no son correctos.',
  )
  expect(vi.mocked(showToast).mock.calls[0]?.[0].title).toBe('Error de inicio de sesión')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Usuario o correo' }).value).toBe(
    'maria',
  )
  await expectAccessible(container)
})

test('too many attempts say how long to wait', () => {
  renderInShop(
    <SignInForm
      forgot="/auth?tab=forgot"
      answer={refusedBy('too_many_requests', { retryAfterSeconds: 130 })}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Inténtalo de nuevo dentro de 3 minutos.')
})

const REQUEST = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'puente.example',
  timeout: 300_000,
  userVerification: 'preferred' as const,
  allowCredentials: [],
}

test('an account with an app is asked for its code, in the same form', async () => {
  const { container } = renderInShop(
    <SignInForm
      forgot="/auth?tab=forgot"
      answer={{ ...REFUSED, second: { otp: true, passkey: null } }}
    />,
  )
  const otp = screen.getByLabelText<HTMLInputElement>('Código de verificación')
  expect(otp.autocomplete).toBe('one-time-code')
  expect(document.activeElement).toBe(otp)
  expect(screen.queryByRole('button', { name: 'Usar llave de acceso' })).toBeNull()
  await expectAccessible(container)
})

test('an account with passkeys is asked for one, or for a recovery code', async () => {
  const { container } = renderInShop(
    <SignInForm
      forgot="/auth?tab=forgot"
      answer={{ ...REFUSED, second: { otp: false, passkey: REQUEST } }}
    />,
  )
  const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Usar llave de acceso' })
  // Enter in a field sends the code.
  expect(use.type).toBe('button')
  expect(screen.getByLabelText('Código de recuperación')).toBeTruthy()
  await expectAccessible(container)
})

test.each([
  ['cancelled', 'No se usó ninguna llave.'],
  ['scripts', 'Las llaves de acceso necesitan JavaScript.'],
] as const)('a passkey that was not shown (%s) is told beside the form', (fault, words) => {
  renderInShop(
    <SignInForm forgot="/auth?tab=forgot" answer={refusedBy('invalid_passkey', { fault })} />,
  )
  expect(screen.getByRole('alert').textContent).toContain(words)
})

test.each([
  ['internal', 'No se pudo iniciar sesión.'],
  ['offline', 'Error de conexión. Intenta nuevamente.'],
] as const)('without a result (%s) it says whose fault that is', (unsaved, words) => {
  renderInShop(<SignInForm forgot="/auth?tab=forgot" answer={{ ...REFUSED, unsaved }} />)
  expect(screen.getByRole('alert').textContent).toContain(words)
})
