// Every fault of a setting is one line that says what would be right, whatever was typed, and shows no secret.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEST_SECRET } from '#tests/support/test-secret.ts'
import { CONFIG_VARIABLES } from './config-variables.ts'
import { parseConfig, type Environment } from './config.ts'

const faultsOf = (env: Environment): string[] => {
  const parsed = parseConfig(env)
  return parsed.ok ? [] : parsed.faults
}

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
    ['HOST', '-1', 'HOST must be a host name or an IP address, got "-1"'],
    [
      'MAIL_FROM',
      'https://shop.example',
      'MAIL_FROM must be a sender such as Puente <hola@shop.example>, got "https://shop.example"',
    ],
    [
      'BRAND_NAME',
      'two\nlines',
      'BRAND_NAME must be one line of at most 40 characters, got "two\\nlines"',
    ],
  ])('refuses %s=%s', (name, value, fault) => {
    expect(faultsOf({ [name]: value })).toEqual([fault])
  })

  it.each([
    ...[
      '1',
      '999.1.1.1',
      '127.0.0',
      'a..b',
      '-a',
      'a-',
      '[::1]',
      'http://x',
      'a:80',
      '1.2.3.4:80',
    ].map((value) => ['HOST', value]),
    ...[
      'https://hola@shop.example',
      'Puente <https://hola@shop.example>',
      'Puente, C.A. <hola@shop.example>',
      'a@b.example, c@d.example',
      'Puente <hola@shop>',
      'Puente <hola@shop.example',
    ].map((value) => ['MAIL_FROM', value]),
    ['DATABASE_URL', 'postgres://u:%zz@db/x'],
    ['DATABASE_URL', 'postgres://u:p@db:99999/x'],
    ['SMTP_URL', 'smtp://u:100%@mail'],
    ['RATES_DOLARAPI_URL', 'https://rates.example/?key=1'],
    ['OFFICE_PHONES', '+(((((((((('],
  ])('refuses %s=%s', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringContaining(`${name} must be`)])
  })

  it.each([
    ['HOST', ['::', '::1', 'localhost', 'shop.example.', 'web_1', 'a-b.c', '0.0.0.0']],
    [
      'MAIL_FROM',
      ['hola@shop.example', 'Tienda Ñandú <hola@shop.example>', '"Puente, C.A." <a@shop.example>'],
    ],
  ])('takes every %s there is', (name, values) => {
    for (const value of values) expect(faultsOf({ [name]: value }), value).toEqual([])
  })

  // Of every setting, also of those that are still to come.
  it.each(Object.keys(CONFIG_VARIABLES.shape))('says of %s in one line what is wrong', (name) => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.emailAddress(),
      fc.integer().map(String),
      fc.constantFrom(
        '-1',
        '0',
        '%',
        '<>',
        '://',
        'a\nb',
        'null',
        '1e9',
        '../..',
        'x'.repeat(2500),
        ',',
        '\0',
      ),
    )
    const isTold = (value: string) => {
      const faults = faultsOf({ [name]: value })
      expect(faults.length).toBeLessThanOrEqual(1)
      for (const fault of faults) {
        expect(fault).toMatch(/^[A-Z0-9_]+ must be \P{Cc}+$/u)
        expect(fault.length).toBeLessThan(500)
        expect(fault).toContain(name)
      }
    }
    fc.assert(fc.property(hostile, isTold), { numRuns: 150 })
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

  it('takes no owner of a database that is not named', () => {
    const DATABASE_OWNER_URL = 'postgres://owner:hunter2@db/x'
    expect(faultsOf({ DATABASE_OWNER_URL })).toEqual([
      'DATABASE_OWNER_URL must be set beside DATABASE_URL, got it alone',
    ])
    const both = { DATABASE_URL: 'postgres://u:p@db/x', DATABASE_OWNER_URL }
    expect(faultsOf({ ...both, PUENTE_SECRET: TEST_SECRET })).toEqual([])
  })

  it('asks for a secret in production with a database of one’s own, where several processes share it', () => {
    const DATABASE_URL = 'postgres://u:p@db/x'
    expect(faultsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^PUENTE_SECRET must be/)])
    expect(faultsOf({ DATABASE_URL, PUENTE_SECRET: TEST_SECRET })).toEqual([])
    expect(faultsOf({ DATABASE_URL, NODE_ENV: 'development' })).toEqual([])
  })
})
