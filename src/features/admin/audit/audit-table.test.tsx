// Holds the book of acts: each entry in words, with ways to whom and what it is about, in a table that says so.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AuditRow } from '#contract/audit.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { AuditFilter } from './audit-filter.tsx'
import { AuditTable } from './audit-table.tsx'
import { addressOf, auditViewOf } from './audit-view.ts'

let count = 0
const entry = (changes: Partial<AuditRow>): AuditRow => ({
  id: (count += 1),
  at: '2026-05-04T15:00:00.000Z',
  actor: { id: 1, username: 'jefa' },
  action: 'users.endSessions',
  object: 'user:2',
  person: { id: 2, username: 'maria' },
  order: null,
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
]

const show = () =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <AuditFilter action="orders.move" person="maria" before={null} />
      <AuditTable entries={entries} />
    </MantineRoot>,
  )

test('says every act in words, and leads on', async () => {
  const { container } = show()
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
  ])
  const leads = (text: string) => screen.getAllByText(text)[0]?.getAttribute('href')
  expect(leads('maria')).toBe('/admin/audit?person=maria')
  expect(leads('Pedido PU-000007-1')).toBe('/admin/orders/7')
  expect(screen.getByText('Cuenta eliminada (9)')).toBeTruthy()
  expect(screen.getByText('VES')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Acción').value).toBe('orders.move')
  await expectAccessible(container)
})

test('a broken address shows everything; a good one is kept', () => {
  const view = (query: string) => auditViewOf(new URLSearchParams(query))
  expect(view('action=drop&before=-1')).toEqual({ action: null, person: '', before: null })
  const kept = view('action=users.setAdmin&person= ana &before=12')
  expect(addressOf(kept)).toEqual({ action: 'users.setAdmin', person: 'ana', before: 12 })
})
