// Proves that proxies are named, and that nobody names everybody one.
import { expect, it } from 'vitest'
import { parseConfig, type Environment } from './config.ts'

const faultsOf = (env: Environment): string[] => {
  const parsed = parseConfig(env)
  return parsed.ok ? [] : parsed.faults
}

it('reads proxies as addresses, networks and names', () => {
  expect(parseConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,uniquelocal' })).toMatchObject({
    config: { trustedProxies: ['10.0.0.0/8', '::1', 'uniquelocal'] },
  })
})

it.each([
  ['0.0.0.0/0'],
  ['::/0'],
  ['0.0.0.0/1,128.0.0.0/1'],
  ['::/1, 8000::/1'],
  ['2000::/3'],
  ['::ffff:0.0.0.0/96'],
  ['::ffff:0:0/96'],
  ['0:0:0:0:0:ffff::/80'],
  ['10.0.0.0/8,64.0.0.0/2'],
  ['loopback,1.2.3.4/0'],
  [Array.from({ length: 256 }, (_, i) => `${i}.0.0.0/8`).join(',')],
])('trusts not everybody: %s', (TRUSTED_PROXIES) => {
  expect(faultsOf({ TRUSTED_PROXIES })).toEqual([
    expect.stringMatching(/^TRUSTED_PROXIES must be .* got/),
  ])
})

it('trusts the networks of private networks and of large proxies', () => {
  const TRUSTED_PROXIES =
    '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,fc00::/7,fe80::/10,104.16.0.0/13,2606:4700::/32'
  expect(faultsOf({ TRUSTED_PROXIES })).toEqual([])
})

it.each(['10.0.0.0/33', '::1/129', 'true', '10.0.0', '1.2.3.4/8/8', '1.2.3.4,'])(
  'refuses the proxy list %s',
  (TRUSTED_PROXIES) => {
    expect(faultsOf({ TRUSTED_PROXIES })).toHaveLength(1)
  },
)
