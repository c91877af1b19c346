// Who may read the numbers of a process: whoever is near, or has the token.
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { testConfig } from '#tests/support/test-shop.ts'
import { metricsAccess } from './metrics-access.ts'

const TOKEN = 'only-for-tests-'.repeat(3)

interface Asked {
  from?: string
  proxies?: string[]
  token?: string
  headers?: Record<string, string>
}

const ask = async ({ from = '127.0.0.1', proxies = [], token, headers = {} }: Asked) => {
  const config = testConfig({ trustedProxies: proxies, metricsToken: token ?? null })
  const app = Fastify({ trustProxy: proxies.length > 0 ? proxies : false })
  app.get('/metrics', { onRequest: metricsAccess(config) }, () => 'numbers')
  const { statusCode } = await app.inject({ url: '/metrics', remoteAddress: from, headers })
  return statusCode
}
const forwarded = (text: string) => ({ 'x-forwarded-for': text })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test.each<[string, Asked]>([
  ['this machine', {}],
  ['this machine, by its other name', { from: '::1' }],
  ['this machine beside a proxy', { proxies: ['10.0.0.0/8'] }],
  ...[
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'web_1:3000',
    '10.1.2.3',
    'shop.localhost',
  ].map((host): [string, Asked] => [`this machine, asking for ${host}`, { headers: { host } }]),
  [
    'anybody with the token, by whatever name',
    { token: TOKEN, headers: { ...bearer(TOKEN), host: 'shop.evil.example' } },
  ],
  ['the network of the proxy', { from: '10.1.2.3', proxies: ['10.0.0.0/8'] }],
  ['a network by its name', { from: '192.168.7.7', proxies: ['uniquelocal'] }],
  ['anybody with the token', { from: '203.0.113.9', token: TOKEN, headers: bearer(TOKEN) }],
  [
    'somebody with the token behind a proxy',
    {
      from: '10.1.2.3',
      proxies: ['10.0.0.0/8'],
      token: TOKEN,
      headers: { ...bearer(TOKEN), ...forwarded('203.0.113.9') },
    },
  ],
])('%s may', async (_who, asked) => expect(await ask(asked)).toBe(200))

test.each<[string, Asked]>([
  ['an anonymous visitor', { from: '203.0.113.9' }],
  ['another machine of the network', { from: '192.168.7.7' }],
  [
    'an anonymous visitor behind a trusted proxy',
    { from: '10.1.2.3', proxies: ['10.0.0.0/8'], headers: forwarded('203.0.113.9') },
  ],
  [
    'an anonymous visitor who says to be this machine',
    { from: '10.1.2.3', proxies: ['10.0.0.0/8'], headers: forwarded('127.0.0.1, 203.0.113.9') },
  ],
  ['somebody behind a proxy that nobody named', { headers: forwarded('203.0.113.9') }],
  ['a header nobody believes', { from: '203.0.113.9', headers: forwarded('127.0.0.1') }],
  ['the other spelling of such a header', { headers: { forwarded: 'for=203.0.113.9' } }],
  ...[
    '127.0.0.1',
    '127.0.0.2',
    '::1',
    '::ffff:127.0.0.1',
    '127.0.0.1, ::1',
    '0:0:0:0:0:0:0:1',
    '',
  ].map((said): [string, Asked] => [
    `an anonymous visitor behind a proxy of this machine who says to be «${said}»`,
    { proxies: ['loopback'], headers: forwarded(said) },
  ]),
  ...['x-real-ip', 'forwarded'].map((name): [string, Asked] => [
    `an anonymous visitor behind a proxy of this machine that says ${name}`,
    { proxies: ['loopback'], headers: { [name]: '::1' } },
  ]),
  ...[
    'shop.evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil%2eexample',
  ].map((host): [string, Asked] => [`a page of «${host}»`, { headers: { host } }]),
  ['a wrong token', { from: '203.0.113.9', token: TOKEN, headers: bearer('x'.repeat(45)) }],
  ['an empty token', { from: '203.0.113.9', token: TOKEN, headers: { authorization: 'Bearer ' } }],
  ['a token where none is set', { from: '203.0.113.9', headers: bearer('null') }],
])('%s may not', async (_who, asked) => expect(await ask(asked)).toBe(403))
