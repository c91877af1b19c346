// Tests the audit log: each entry in words, with ways to whom and what it is about, in a table that says so.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AuditRow } from '#contract/audit.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { atDesk, stubServer } from '../kit/desk.fixture.tsx'
import { AuditDesk } from './audit-desk.tsx'

let count = 0
const entry = (changes: Partial<AuditRow>): AuditRow => ({
  id: (count += 1),
  at: '2026-05-04T15:00:00.000Z',
  actor: { id: 1, username: 'jefa' },
  action: 'users.endSessions',
  object: 'user:2',
  person: { id: 2, username: 'maria' },
  order: null,
  place: null,
  details: { ended: 2 },
  address: '192.0.2.7',
  ...changes,
})
const order = { person: null, object: 'order:7', order: { id: 7, number: 'PU-000007-1' } }
const entries = [
  entry({}),
  entry({ action: 'users.setAdmin', details: { from: false, to: true } }),
  entry({ action: 'users.setAdmin', details: { from: true, to: false } }),
  entry({ action: 'users.resetSecondFactor', details: { totp: true, passkeys: 0, ended: 1 } }),
  entry({ ...order, action: 'orders.move', details: { from: 'paid', to: 'shipped' } }),
  entry({ action: 'rates.pin', person: null, object: 'currency:VES', details: {} }),
  entry({ action: 'shipping.addRateCard', person: null, object: 'rate_card:3', details: {} }),
  entry({ actor: { id: 9, username: null } }),
  entry({ action: 'admin.exportList', person: null, object: 'list:orders.adminList' }),
  entry({ action: 'sync.trigger', person: null, object: 'sync_provider:all' }),
  entry({
    action: 'shipping.changeDestination',
    person: null,
    object: 'destination:ve-coro',
    place: 'Coro',
  }),
]

const show = (at = '/admin/audit', locale: Locale = 'es') =>
  renderInShop(atDesk(<AuditDesk />), { at, locale })
const answer = (nextBefore: number | null = null) => ({
  'admin.adminAudit': { entries, nextBefore },
})

test('says every action in words, and leads on', async () => {
  stubServer(answer())
  const { container } = show('/admin/audit?action=orders.move&person=maria')
  await screen.findByRole('table')
  const acts = container.querySelectorAll('tbody [role=rowheader]')
  expect([...acts].map((act) => act.textContent)).toEqual([
    'Cerró 2 sesiones',
    'Dio permisos de administración',
    'Quitó los permisos de administración',
    'Verificación en dos pasos restablecida',
    'Pasó el pedido de «Pagado» a «Enviado»',
    'Otra acción: rates.pin',
    'Tarifa de envío publicada',
    'Cerró 2 sesiones',
    'Lista descargada',
    'Sincronización pedida',
    'Recargo de un destino',
  ])
  const leads = (text: string) => screen.getAllByText(text)[0]?.getAttribute('href')
  expect(leads('maria')).toBe('/admin/audit?person=maria')
  expect(leads('Pedido PU-000007-1')).toBe('/admin/orders/7')
  expect(screen.getByText('Cuenta eliminada (9)')).toBeTruthy()
  for (const about of ['VES', 'Tarifa 3', 'Pedidos', 'Todas las tiendas', 'Coro'])
    expect(screen.getByText(about)).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Acción').value).toBe('orders.move')
  expect(screen.getByRole('status').textContent).toBe('11 en esta página')
  await expectAccessible(container)
})

test('says them in another language, and not alike', async () => {
  const tables: string[] = []
  for (const locale of ['es', 'en'] as const) {
    stubServer(answer())
    const { unmount } = show('/admin/audit', locale)
    tables.push((await screen.findByRole('table')).textContent)
    unmount()
  }
  for (const text of tables) expect(text).not.toMatch(/undefined|[{}]/)
  expect(new Set(tables).size).toBe(2)
})

test('a broken address asks for everything; choices, words and pages are addresses', async () => {
  const asked = stubServer(answer(12))
  const { router } = show('/admin/audit?action=drop&before=-1')
  await screen.findByRole('table')
  expect(asked[0]?.input).toEqual({ action: null, person: '', before: null })

  const filter = within(screen.getByRole('search'))
  fireEvent.change(filter.getByLabelText('Acción'), { target: { value: 'users.setAdmin' } })
  expect(router.state.location.search).toBe('?action=users.setAdmin')
  const person = filter.getByLabelText<HTMLInputElement>('Nombre, usuario o correo')
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(person)
  person.value = ' ana '
  fireEvent.click(filter.getByRole('button', { name: 'Buscar' }))
  expect(router.state.location.search).toBe('?action=users.setAdmin&person=ana')
  fireEvent.click(await screen.findByRole('link', { name: 'Más antiguos' }))
  expect(router.state.location.search).toContain('before=12')
  await screen.findByRole('link', { name: 'Más recientes' })
  expect(asked.at(-1)?.input).toEqual({ action: 'users.setAdmin', person: 'ana', before: 12 })
  fireEvent.click(screen.getByRole('link', { name: 'Quitar filtros' }))
  expect(router.state.location.search).toBe('')
  expect(person.value).toBe('')
})

test('nobody there, and nothing with these filters, are two things', async () => {
  stubServer({ 'admin.adminAudit': { entries: [], nextBefore: null } })
  const { unmount } = show()
  expect(await screen.findByText('El registro está vacío')).toBeTruthy()
  unmount()
  show('/admin/audit?person=nadie')
  expect(await screen.findByText('Nada con estos filtros')).toBeTruthy()
})
