// Tests the desk of people: each action asks first and is told afterwards, nothing can be done to oneself, filters have addresses.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminUserRow } from '#contract/user-desk.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { showToast } from '#src/lib/toast.ts'
import { Component as UsersPage } from '#src/pages/admin/users.page.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { type Answers, renderDesk, serveDesk, wordsOf } from '#tests/support/render-desk.tsx'

vi.mock('#src/lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(showToast).mockReset()
})

const maria: AdminUserRow = {
  id: 7,
  fullName: 'María Rojas',
  username: 'maria',
  email: 'maria@example.com',
  emailVerified: false,
  isAdmin: false,
  hasSecondFactor: true,
  sessionCount: 2,
  orderCount: 1,
  createdAt: '2026-05-04T15:00:00.000Z',
}
const OLDER = 'Más antiguos'
const list = { users: [maria], nextBefore: 7 }

const open = async (answers: Answers = {}, at = '/admin/users', locale: Locale = 'es') => {
  const calls = serveDesk({ 'admin.adminUsers': () => list, ...answers })
  const shown = renderDesk(<UsersPage />, { at, path: '/admin/users', locale })
  await screen.findByRole('table')
  return { ...shown, calls }
}
const ask = async (act: string) => {
  fireEvent.click(screen.getByRole('button', { name: `${act}: maria` }))
  return within(await screen.findByRole('dialog'))
}
const told = () => vi.mocked(showToast).mock.lastCall?.[0]

test.each([
  ['Hacer administrador', 'adminSetAdmin', { id: 7, isAdmin: true }, /ahora administra/u],
  ['Cerrar sus sesiones', 'adminEndSessions', { id: 7 }, /sesiones se cerraron/u],
  ['Restablecer dos pasos', 'adminResetSecondFactor', { id: 7 }, /segundo paso/u],
])('%s: asked about first, then done and told', async (act, procedure, input, words) => {
  const name = `admin.${procedure}`
  const { calls } = await open({ [name]: () => ({ ok: true }) })
  fireEvent.click((await ask(act)).getByRole('button', { name: 'Cancelar' }))
  const question = await ask(act)
  expect(calls.map((call) => call.name)).not.toContain(name)
  fireEvent.click(question.getByRole('button', { name: act }))
  await waitFor(() => expect(told()?.title).toMatch(words))
  expect(calls).toContainEqual({ name, input })
})

test('a refusal says why nothing was done', async () => {
  await open({ 'admin.adminResetSecondFactor': () => ({ ok: false, code: 'second_factor_off' }) })
  const act = 'Restablecer dos pasos'
  fireEvent.click((await ask(act)).getByRole('button', { name: act }))
  await waitFor(() => expect(told()).toMatchObject({ tone: 'error', title: 'No se guardó' }))
  expect(told()?.text).toMatch(/\S/u)
})

test('nothing can be done to oneself', async () => {
  serveDesk({
    'admin.adminUsers': () => ({ users: [{ ...maria, isAdmin: true }], nextBefore: null }),
  })
  renderDesk(<UsersPage />, { user: { ...maria, isAdmin: true } })
  expect(await screen.findByRole('link', { name: 'Tu seguridad' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /: maria$/u })).toBeNull()
})

test('an address narrows the list, and leads on through it', async () => {
  const { calls } = await open({}, '/admin/users?search=ma&onlyAdmins=1&before=9')
  const input = { search: 'ma', onlyAdmins: true, before: 9 }
  expect(calls).toContainEqual({ name: 'admin.adminUsers', input })
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link(OLDER)).toBe('/admin/users?search=ma&onlyAdmins=1&before=7&trail=9')
  expect(link('Volver a los más recientes')).toBe('/admin/users?search=ma&onlyAdmins=1')
})

test('speaks another language too', async () => {
  const { container } = await open({}, '/admin/users', 'en')
  expect(wordsOf(container)).not.toMatch(/undefined|[{}]/u)
  await expectAccessible(container)
})
