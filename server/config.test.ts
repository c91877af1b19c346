// Wrong settings never start the program, and every fault says what would be right.
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { TEST_SECRET } from '#tests/support/test-secret.ts'
import { CONFIG_VARIABLES } from './config-variables.ts'
import { opensMailbox } from './config-exposed.ts'
import { parseConfig, type Environment } from './config.ts'

const faultsOf = (env: Environment): string[] => {
  const parsed = parseConfig(env)
  return parsed.ok ? [] : parsed.faults
}
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

describe('a faulty environment', () => {
  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, got "abc"'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, got "65536"'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, got "80.5"'],
    ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535, got "1e3"'],
    ['ROLE', 'foo', 'ROLE must be one of all, web, worker, got "foo"'],
    ['DEMO', 'yes', 'DEMO must be one of auto, on, off, got "yes"'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of production, development, test, got "prod"'],
    [
      'PUBLIC_URL',
      'https://shop.example/path',
      'PUBLIC_URL must be an address such as https://shop.example without a path, got "https://shop.example/path"',
    ],
    [
      'PUBLIC_URL',
      'javascript:alert(1)',
      'PUBLIC_URL must be an address such as https://shop.example without a path, got "javascript:alert(1)"',
    ],
    [
      'TRUSTED_PROXIES',
      '1',
      'TRUSTED_PROXIES must be a list of addresses or networks such as 10.0.0.0/8 (a number of hops, or networks so large that anybody is in them, would let any client forge them), got "1"',
    ],
    [
      'MAIL_FROM',
      'nobody',
      'MAIL_FROM must be a sender such as Puente <hola@shop.example>, got "nobody"',
    ],
    [
      'BRAND_NAME',
      'two\nlines',
      'BRAND_NAME must be one line of at most 40 characters, got "two\nlines"',
    ],
  ])('refuses %s=%s', (name, value, fault) => {
    expect(faultsOf({ [name]: value })).toEqual([fault])
  })

  it('tells every fault at once, one line each', () => {
    expect(faultsOf({ PORT: 'a', ROLE: 'b', DEMO: 'c' })).toHaveLength(3)
  })

  it.each([
    ['DATABASE_URL', 'mysql://u:hunter2@db/x'],
    ['SMTP_URL', 'http://u:hunter2@mail'],
    ['PUENTE_SECRET', 'hunter2'],
  ])('never shows the value of %s', (name, value) => {
    const [fault] = faultsOf({ [name]: value })
    expect(fault).toMatch(`${name} must be`)
    expect(fault).not.toContain('hunter2')
  })

  it('asks for a secret in production with a database of one’s own, where several processes share it', () => {
    const DATABASE_URL = 'postgres://u:p@db/x'
    expect(faultsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^PUENTE_SECRET must be/)])
    expect(faultsOf({ DATABASE_URL, PUENTE_SECRET: SECRET })).toEqual([])
    expect(faultsOf({ DATABASE_URL, NODE_ENV: 'development' })).toEqual([])
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
