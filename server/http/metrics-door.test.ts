// Who may read the numbers of a process: whoever is near, or has the token.
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { testConfig } from '#tests/support/test-shop.ts'
import { metricsDoor } from './metrics-door.ts'

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
  app.get('/metrics', { onRequest: metricsDoor(config) }, () => 'numbers')
  const { statusCode } = await app.inject({ url: '/metrics', remoteAddress: from, headers })
  return statusCode
}
const forwarded = (text: string) => ({ 'x-forwarded-for': text })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test.each<[string, Asked]>([
  ['this machine', {}],
  ['this machine, by its other name', { from: '::1' }],
  ['this machine beside a proxy', { proxies: ['10.0.0.0/8'] }],
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
  ['a stranger', { from: '203.0.113.9' }],
  ['another machine of the network', { from: '192.168.7.7' }],
  [
    'a stranger behind a trusted proxy',
    { from: '10.1.2.3', proxies: ['10.0.0.0/8'], headers: forwarded('203.0.113.9') },
  ],
  [
    'a stranger who says to be this machine',
    { from: '10.1.2.3', proxies: ['10.0.0.0/8'], headers: forwarded('127.0.0.1, 203.0.113.9') },
  ],
  ['somebody behind a proxy that nobody named', { headers: forwarded('203.0.113.9') }],
  ['a header nobody believes', { from: '203.0.113.9', headers: forwarded('127.0.0.1') }],
  ['the other spelling of such a header', { headers: { forwarded: 'for=203.0.113.9' } }],
  ['a wrong token', { from: '203.0.113.9', token: TOKEN, headers: bearer('x'.repeat(45)) }],
  ['an empty token', { from: '203.0.113.9', token: TOKEN, headers: { authorization: 'Bearer ' } }],
  ['a token where none is set', { from: '203.0.113.9', headers: bearer('null') }],
])('%s may not', async (_who, asked) => expect(await ask(asked)).toBe(403))
