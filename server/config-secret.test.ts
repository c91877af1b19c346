// Proves that a secret that could be guessed starts no shop, and that one that was drawn always does.
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { parseConfig, type Environment } from './config.ts'

const faultsOf = (env: Environment): string[] => {
  const parsed = parseConfig(env)
  return parsed.ok ? [] : parsed.faults
}

it.each([
  'x'.repeat(32),
  '0'.repeat(64),
  'ab'.repeat(500),
  'only-for-tests-'.repeat(3),
  'hunter2hunter2hunter2hunter2hunter2',
  'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb',
  'at least 32 random characters such as',
  'change-me-to-at-least-32-characters',
  'replace_with_openssl_rand_base64_32',
  'this-is-my-super-secret-password-42',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '12345678901234567890123456789012',
])('takes no secret that can be guessed: %s', (PUENTE_SECRET) => {
  expect(faultsOf({ PUENTE_SECRET })).toEqual([
    'PUENTE_SECRET must be at least 32 random characters such as «openssl rand -base64 32» prints, got something else (not shown: secret)',
  ])
})

it.each([
  'x'.repeat(43),
  'ab'.repeat(50),
  'change-me-to-at-least-32-characters',
  'kX9 2vQm7Lr4 tZ8wN1pY6bH3 sD5fG0jC',
  'kX92vQm7Lr4tZ8wN1pY6bH3sD5fG0jC,Vu',
  'ñkX92vQm7Lr4tZ8wN1pY6bH3sD5fG0jCVu',
  'kX92vQm7Lr4tZ8wN1',
])('takes no token that can be guessed, or that no header carries: %s', (METRICS_TOKEN) => {
  expect(faultsOf({ METRICS_TOKEN })).toEqual([
    'METRICS_TOKEN must be at least 32 random characters without blanks such as «openssl rand -base64 32» prints, got something else (not shown: secret)',
  ])
})

it('takes whatever was drawn', () => {
  for (let drawn = 0; drawn < 400; drawn += 1)
    for (const coding of ['hex', 'base64', 'base64url'] as const)
      for (const bytes of [24, 32]) {
        const secret = randomBytes(bytes).toString(coding)
        expect(faultsOf({ PUENTE_SECRET: secret, METRICS_TOKEN: secret })).toEqual([])
      }
  for (let drawn = 0; drawn < 400; drawn += 1)
    expect(faultsOf({ PUENTE_SECRET: randomBytes(16).toString('hex') })).toEqual([])
})
