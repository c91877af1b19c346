// Tests the desk of ways to pay: the list says what becomes of each, a form asks for what its kind needs and keeps its words.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { adminSaveMethodInput, type DeskMethod } from '#contract/payment-methods.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { Component as MethodsPage } from '#src/pages/admin/payment-methods.page.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { type Answers, renderDesk, serveDesk, wordsOf } from '#tests/support/render-desk.tsx'

afterEach(() => vi.unstubAllGlobals())

const mobile: DeskMethod = {
  id: 4,
  kind: 'pago_movil',
  name: '',
  details: { bankCode: '0134', phone: '0412-1234567', idDocument: 'J-12345678-9' },
  bankCleared: false,
  instructions: { es: 'Avísanos', en: '', it: '', pt: '' },
  position: 10,
  active: true,
  activeFrom: null,
  activeTo: '2026-12-31',
  leastCents: 500,
  mostCents: null,
  feeBasisPoints: -250,
  feeCents: 0,
  demo: true,
  state: 'active',
  seen: 'as-it-is',
}

const open = async (answers: Answers = {}, method = '4', locale: Locale = 'es') => {
  const calls = serveDesk({ 'billing.adminMethods': () => [mobile], ...answers })
  const shown = renderDesk(<MethodsPage />, {
    at: `/admin/payment-methods?method=${method}`,
    path: '/admin/payment-methods',
    locale,
  })
  await screen.findByRole('table')
  const save = () => fireEvent.submit(shown.container.querySelector('form')!)
  const saved = () => calls.findLast(({ name }) => name === 'billing.adminSaveMethod')?.input
  return { ...shown, calls, save, saved }
}
const good = { 'billing.adminSaveMethod': () => ({ ok: true, id: 4 }) }

test('a row says account, fee, bounds and state, and that it is a sample', async () => {
  const { container } = await open()
  const said = wordsOf(container.querySelector('table')!).replaceAll(/\s/gu, ' ')
  for (const part of ['0134 · Banesco', 'Descuento: 2,5 %', 'desde US$ 5,00', 'Activa', 'Muestra'])
    expect(said).toContain(part)
  await expectAccessible(container)
})

test.each(LOCALES)('a form that is sent back unchanged is the same way: %s', async (locale) => {
  const { container, save, saved } = await open(good, '4', locale)
  save()
  await waitFor(() => expect(container.querySelector('form')).toBeNull())
  const { id, seen, demo: _demo, state: _state, ...method } = mobile
  expect(adminSaveMethodInput.parse(saved())).toEqual({ id, seen, method })
})

test('what an account lacks is told at its field, and nothing is sent', async () => {
  const { container, save, saved } = await open({}, 'zelle')
  fireEvent.change(screen.getByLabelText('Teléfono'), { target: { value: '12' } })
  save()
  await waitFor(() =>
    expect(screen.getByLabelText('Titular').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(screen.getAllByText(/Escribe un teléfono como/u)).not.toHaveLength(0)
  expect(screen.getByDisplayValue('12')).toBeTruthy()
  expect(saved()).toBeUndefined()
  await expectAccessible(container)
})

test('a bank on a list of sanctions needs a word', async () => {
  const { save, saved } = await open(good)
  fireEvent.change(screen.getByLabelText('Banco que recibe'), { target: { value: '0102' } })
  save()
  expect(await screen.findAllByText(/lista de sanciones de EE. UU. Elige otro/u)).not.toHaveLength(
    0,
  )
  fireEvent.click(screen.getByLabelText(/Revisé que podemos recibir/u))
  save()
  await waitFor(() => expect(saved()).toMatchObject({ bankCleared: true }))
})

test('the same way twice is told at the name', async () => {
  const { save } = await open({
    'billing.adminSaveMethod': () => ({ ok: false, code: 'method_twice' }),
  })
  save()
  await waitFor(() =>
    expect(screen.getByLabelText(/Nombre propio/u).getAttribute('aria-invalid')).toBe('true'),
  )
})

test('without any the desk says what is missing, and offers every kind', async () => {
  serveDesk({ 'billing.adminMethods': () => [] })
  const at = '/admin/payment-methods'
  const { container } = renderDesk(<MethodsPage />, { at, path: at })
  expect(await screen.findByText('Falta configurar cómo te pagan')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /Zelle|Pago Móvil|Tarjeta|Efectivo/u })).toHaveLength(
    4,
  )
  await expectAccessible(container)
})
