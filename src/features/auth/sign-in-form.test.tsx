// Tests the sign-in form: plain, accessible, its fault beside it and in the documented message.
import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { FactsProvider } from '#src/lib/facts.ts'
import { showToast } from '#src/lib/toast.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop, shopFacts } from '#tests/support/render-in-shop.tsx'
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

/** What the toast says; beside the form stands what to do next. */
const toast = () => vi.mocked(showToast).mock.calls.at(-1)?.[0]
const notice = () => screen.getByRole('alert').textContent

test('a refused sign-in is told in the documented toast, what to do beside the form; the name stays', async () => {
  const { container } = renderInShop(
    <SignInForm forgot="/auth?tab=forgot" answer={refusedBy('invalid_credentials')} />,
  )
  expect(toast()).toMatchObject({
    title: 'Error de inicio de sesión',
    text: 'El usuario o la contraseña no son correctos.',
    tone: 'error',
  })
  expect(notice()).toBe('Revisa tu usuario y tu contraseña, o usa otra forma de entrar.')
  expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
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
  expect(toast()?.text).toContain('Inténtalo de nuevo dentro de 3 minutos.')
  expect(notice()).toBe('Podrás intentarlo otra vez dentro de 3 minutos.')
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
] as const)(
  'a passkey that was not shown (%s) is told, and that there are other ways',
  (fault, words) => {
    renderInShop(
      <SignInForm forgot="/auth?tab=forgot" answer={refusedBy('invalid_passkey', { fault })} />,
    )
    expect(toast()?.text).toContain(words)
    expect(notice()).toContain('usa otra forma de entrar')
  },
)

test.each([
  ['internal', 'No se pudo iniciar sesión.'],
  ['offline', 'Error de conexión. Intenta nuevamente.'],
] as const)('without a result (%s) it says whose fault that is', (unsaved, words) => {
  renderInShop(<SignInForm forgot="/auth?tab=forgot" answer={{ ...REFUSED, unsaved }} />)
  expect(toast()?.text).toBe(words)
  expect(notice()).toBe('Inténtalo otra vez en un momento.')
})

test('without scripts the notice says all of it', () => {
  const answer = refusedBy('invalid_credentials')
  const html = renderToString(
    <FactsProvider value={shopFacts()}>
      <RouterProvider
        router={createMemoryRouter([
          { path: '/', element: <SignInForm forgot="/auth?tab=forgot" answer={answer} /> },
        ])}
      />
    </FactsProvider>,
  )
  expect(html).toContain('Error de inicio de sesión')
  expect(html).toContain('El usuario o la contraseña no son correctos.')
  expect(html).not.toContain('otra forma de entrar')
})
