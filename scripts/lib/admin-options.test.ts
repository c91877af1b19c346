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
    fields: { email: 'a@b.es', name: 'Ana Pérez', username: 'ana' },
    passwordFromStdin: true,
  })
  expect(parseAdmin(['create'])).toEqual({ fields: {}, passwordFromStdin: false })
})

test.each([
  [[], 'Say what to do'],
  [['delete'], 'Say what to do'],
  [['create', 'ana'], 'Say what to do'],
  [['create', '--password', 'secreto'], '--password'],
  [['create', '--email'], '--email'],
])('refuses %j', (args, fault) => {
  expect(() => parseAdmin(args)).toThrow(fault)
})
