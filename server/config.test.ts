// Wrong settings never start the program, and every fault says what would be right.
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { TEST_SECRET } from '#tests/support/test-secret.ts'
import { CONFIG_VARIABLES } from './config-variables.ts'
import { opensMailbox } from './config-exposed.ts'
import { parseConfig, type Environment } from './config.ts'

const configOf = (env: Environment) => {
  const parsed = parseConfig(env)
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'))
  return parsed.config
}
const SECRET = TEST_SECRET

describe('a valid environment', () => {
  it('needs nothing at all', () => {
    const config = configOf({})
    expect(config).toMatchObject({
      mode: 'production',
      role: 'all',
      host: '127.0.0.1',
      port: 3000,
      portIsDefault: true,
      databaseUrl: null,
      publicUrl: null,
      brandName: 'Puente',
      trustedProxies: [],
      logLevel: 'warn',
      cookieSecure: false,
      shutdownSeconds: 20,
      orderHoldHours: 48,
      guestHoldHours: 6,
      mostHeld: { pieces: 150, cents: 1_500_000 },
      taxBasisPoints: 1500,
      processingCents: 2500,
      demo: true,
    })
    expect(config.secret.length).toBeGreaterThanOrEqual(32)
    expect(configOf({}).secret).not.toBe(config.secret)
  })

  it('takes an empty variable for one that is not set', () => {
    expect(configOf({ PORT: '', PUBLIC_URL: ' ', ROLE: '' })).toMatchObject({
      port: 3000,
      portIsDefault: true,
      publicUrl: null,
    })
  })

  it('remembers that the default port was asked for', () => {
    expect(configOf({ PORT: '3000' }).portIsDefault).toBe(false)
  })

  it.each([
    ['https://shop.example/', 'https://shop.example', true],
    ['http://localhost:8080', 'http://localhost:8080', false],
  ])('reads PUBLIC_URL=%s', (given, publicUrl, cookieSecure) => {
    expect(configOf({ PUBLIC_URL: given })).toMatchObject({ publicUrl, cookieSecure })
  })

  it.each([
    ['auto', undefined, true],
    ['auto', 'postgres://u:p@db/x', false],
    ['on', 'postgres://u:p@db/x', true],
    ['off', undefined, false],
  ])('DEMO=%s with DATABASE_URL=%s', (DEMO, DATABASE_URL, demo) => {
    expect(configOf({ DEMO, DATABASE_URL, PUENTE_SECRET: SECRET }).demo).toBe(demo)
  })

  it.each([
    [{}, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '127.4.5.6' }, false],
    [{ HOST: '::1' }, false],
    [{ PUBLIC_URL: 'http://localhost:8080' }, false],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.20' }, true],
    [{ HOST: 'shop.example' }, true],
    [{ HOST: 'localhost.shop.example' }, true],
    // A proxy on the same machine shows it to the world.
    [{ PUBLIC_URL: 'https://shop.example' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8080' }, true],
  ])('%o is reached by others: %s; the mailbox is shut then', (given, exposed) => {
    const config = configOf(given)
    expect(config.exposed).toBe(exposed)
    expect(opensMailbox(config)).toBe(!exposed)
  })

  it('shuts the mailbox where mails leave and where there is no demo', () => {
    expect(opensMailbox(configOf({ SMTP_URL: 'smtp://mail:25' }))).toBe(false)
    expect(opensMailbox(configOf({ DEMO: 'off' }))).toBe(false)
  })

  it.each([
    ['smtp://mail:25', undefined, false],
    ['smtp://u:p@mail:587', undefined, true],
    ['smtps://u:p@mail', undefined, true],
    ['smtp://u:p@mail:587', 'optional', false],
    ['smtp://mail:25', 'required', true],
  ])('SMTP_URL=%s with SMTP_TLS=%s demands TLS: %s', (SMTP_URL, SMTP_TLS, smtpNeedsTls) => {
    expect(configOf({ SMTP_URL, SMTP_TLS })).toMatchObject({ smtpNeedsTls })
  })
})

describe('.env.example', () => {
  const lines = fs
    .readFileSync(path.resolve(import.meta.dirname, '../.env.example'), 'utf8')
    .split('\n')
    .flatMap((line) => /^#?([A-Z0-9_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? [])
  const shown = new Map(lines.flatMap((_, i) => (i % 2 ? [] : [[lines[i]!, lines[i + 1]!]])))

  it('names the same variables as the schema, in the same order', () => {
    expect([...shown.keys()]).toEqual(Object.keys(CONFIG_VARIABLES.shape))
  })

  it('shows the true defaults', () => {
    expect(configOf(Object.fromEntries(shown))).toEqual({
      ...configOf({}),
      portIsDefault: false,
      secret: expect.any(String),
    })
  })
})
