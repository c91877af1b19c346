// Proves what the admin command understands and what it refuses.
import { expect, test } from 'vitest'
import { parseAdmin } from './admin-options.ts'

test('takes the fields of a new admin', () => {
  const args = [
    'create',
    '--email',
    'a@b.es',
    '--name',
    'Ana Pérez',
    '--username=ana',
    '--password-stdin',
  ]
  expect(parseAdmin(args)).toEqual({
    ok: true,
    fields: { email: 'a@b.es', name: 'Ana Pérez', username: 'ana' },
    passwordFromStdin: true,
  })
  expect(parseAdmin(['create'])).toEqual({ ok: true, fields: {}, passwordFromStdin: false })
})

test.each([
  [[]],
  [['delete']],
  [['create', 'ana']],
  [['create', '--password', 'secreto']],
  [['create', '--email']],
])('refuses %j', (args) => {
  expect(parseAdmin(args)).toMatchObject({ ok: false })
})
