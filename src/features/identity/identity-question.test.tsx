// A session that ends while something is typed: the question in place, the call repeated, nothing asked where nobody may answer.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { IdentityQuestion } from './identity-question.tsx'

const user = {
  fullName: 'María Pérez',
  username: 'maria',
  email: 'maria@example.com',
  isAdmin: false,
}
const signedIn = (username: string) => ({
  ok: true,
  user: { ...user, id: 1, username, hasSecondFactor: false },
  sessionToken: 'x',
})
const refusedCall = {
  error: { json: { message: '', code: -32001, data: { errorCode: 'unauthorized' } } },
}
const asked: string[] = []
/** What each address answers, in turn; the last answer is given again. */
let answers: Record<string, object[]> = {}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://shop').pathname.replace('/trpc/', '')
    asked.push(path)
    const [answer, ...later] = answers[path] ?? []
    if (later.length > 0) answers[path] = later
    return Response.json([
      answer && 'error' in answer ? answer : { result: { data: { json: answer } } },
    ])
  })
})
afterEach(() => vi.restoreAllMocks())

const open = async () => {
  renderInShop(<IdentityQuestion />, { user })
  const reading = trpcClient.account.profile.query().catch(() => 'refused')
  const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' })
  return { reading, dialog }
}
const enter = () => {
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'puente-maria' } })
  fireEvent.click(screen.getByRole('button', { name: 'Entrar y seguir' }))
}

test('a refused read is repeated once the same person signed in again', async () => {
  answers = {
    'account.profile': [refusedCall, { fullName: 'María Pérez' }],
    'auth.login': [signedIn('maria')],
  }
  const { reading, dialog } = await open()
  screen.getByText('Entra de nuevo como maria para seguir; lo que escribiste sigue aquí.')
  await expectAccessible(dialog)
  enter()
  expect(await reading).toMatchObject({ fullName: 'María Pérez' })
  expect(asked).toEqual(['account.profile', 'auth.login', 'account.profile'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a wrong password is told, a second factor is asked for', async () => {
  answers = {
    'account.profile': [refusedCall, {}],
    'auth.login': [
      { ok: false, code: 'invalid_credentials' },
      { ok: false, code: 'second_factor_required', otp: true, passkey: null },
      signedIn('maria'),
    ],
  }
  const { reading } = await open()
  enter()
  await screen.findByRole('alert')
  enter()
  fireEvent.change(await screen.findByLabelText('Código de verificación'), {
    target: { value: '123456' },
  })
  enter()
  expect(await reading).toEqual({})
})

test('given up, the call fails with what the server said', async () => {
  answers = { 'account.profile': [refusedCall] }
  const { reading } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(await reading).toBe('refused')
  // What the page reads again on that account does not ask once more.
  expect(await trpcClient.account.profile.query().catch(() => 'refused')).toBe('refused')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toEqual(['account.profile', 'account.profile'])
})

test('the page after one that was given up asks anew', async () => {
  answers = { 'account.profile': [refusedCall] }
  const { reading } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(await reading).toBe('refused')
  cleanup()
  await open()
})

test('where no question stands, nothing is asked', async () => {
  answers = { 'account.profile': [refusedCall] }
  await expect(trpcClient.account.profile.query()).rejects.toMatchObject({
    data: { errorCode: 'unauthorized' },
  })
  expect(asked).toEqual(['account.profile'])
})
