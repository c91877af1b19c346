// Tests the passkeys of an account: what one has, how it is changed, why a new one was not made.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PasskeyView } from '#contract/passkeys.ts'
import { FieldSetContext } from '#src/lib/form/field-set-context.ts'
import { mantineSet } from '#src/lib/form/mantine-set.tsx'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { AccountAnswer } from './account-fields.ts'
import { PasskeysSection } from './passkeys-section.tsx'

const KEYS: PasskeyView[] = [
  { id: 3, name: 'Teléfono', createdAt: '2026-05-04T15:00:00.000Z', lastUsedAt: null },
  {
    id: 4,
    name: 'Llavero',
    createdAt: '2026-05-04T15:00:00.000Z',
    lastUsedAt: '2026-05-05T15:00:00.000Z',
  },
]
const answer = (changes: Partial<AccountAnswer>): AccountAnswer => ({
  intent: 'passkey-add',
  typed: { name: 'Tableta' },
  faults: {},
  ...changes,
})
const show = (given?: AccountAnswer, passkeys = KEYS) =>
  renderInShop(
    <MantineRoot close="Cerrar">
      <FieldSetContext value={mantineSet}>
        <PasskeysSection passkeys={passkeys} answer={given} />
      </FieldSetContext>
    </MantineRoot>,
    { at: '/account/security' },
  )

test('every key has its name, its age, its last use and forms of its own', async () => {
  const { container } = show()
  const rows = [...container.querySelectorAll('li')]
  expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
    'Teléfono',
    'Llavero',
  ])
  expect(rows[0]?.textContent).toContain('Sin usar todavía')
  expect(rows[1]?.textContent).toContain('Último uso:')
  expect(container.textContent).toContain('2 llaves')
  for (const details of container.querySelectorAll('details')) details.open = true
  await expectAccessible(container)
})

test('the key that was refused stays open with its reason, and the others closed', () => {
  const refused = { ok: false, code: 'wrong_password' } as const
  const { container } = show(answer({ intent: 'passkey-remove', typed: { id: '4' }, refused }))
  const open = [...container.querySelectorAll('details')].map((details) => details.open)
  expect(open).toEqual([false, true])
  expect(screen.getByRole('alert').textContent).toContain('Esa no es tu contraseña.')
})

test.each([
  [{ code: 'invalid_passkey', fault: 'cancelled' }, 'No se usó ninguna llave.'],
  [{ code: 'invalid_passkey', fault: 'known' }, 'Esa llave de acceso ya está registrada.'],
  [{ code: 'too_many_passkeys' }, 'Ya guardaste 20 llaves de acceso.'],
  [{ code: 'too_many_requests', retryAfterSeconds: 61 }, 'Inténtalo de nuevo dentro de 2 minutos.'],
])('why none was made: %o', (refused, words) => {
  show(answer({ refused: { ok: false, ...refused } }), [])
  expect(screen.getByRole('alert').textContent).toContain(words)
  expect(screen.getByLabelText<HTMLInputElement>('Nombre de la llave').value).toBe('Tableta')
})

test('a name that was used for a key is not there for the next one', () => {
  const { container } = show(answer({ recoveryCodes: ['AAAA-BBBB'] }))
  expect(container.querySelector<HTMLInputElement>('#passkey-add-name')?.value).toBe('')
})
