// Hostile requests: each gets the answer of its endpoint, in words for its reader, and none is our error.
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { DESK_FILES } from '#server/rest/desk-files.ts'
import { httpVisitor, signedIn } from '#tests/support/http-visitor.ts'
import { rawGet } from '#tests/support/raw-get.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

const ask = (path: string, init: RequestInit = {}) => httpVisitor(shop.url).send(path, init)
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }

const errorBody = z.strictObject({ error: z.string(), code: z.string() })

test.each([
  ['GET', '/assets/nothing.js', 404],
  ['GET', '/assets/..%2f..%2fpackage.json', 404],
  ['GET', '/categories/%2e%2e%2f%2e%2e%2fpackage.json', 404],
  ['GET', '/assets/%00', 403],
  ['PUT', '/cart', 404],
  ['DELETE', '/', 404],
  ['OPTIONS', '/language/en', 404],
  ['POST', '/scheme', 415],
])('%s %s is answered with a page in Spanish', async (method, path, status) => {
  const answer = await ask(path, {
    method,
    ...(method === 'POST' ? { body: 'x', headers: { 'content-type': 'text/plain' } } : {}),
  })
  expect(answer.status).toBe(status)
  const html = await answer.text()
  expect(html).toMatch(/<html lang="es">/)
  expect(html).toContain(answer.headers.get('x-request-id'))
  expect(html).not.toMatch(/not found|Forbidden|Unsupported|Error/i)
})

test.each([
  ['/trpc/cart.addItem', json, `{"a":"${'x'.repeat(300_000)}"}`, 413],
  ['/trpc/cart.addItem', { 'content-type': 'text/plain' }, '{}', 415],
  ['/api/login', { 'content-type': 'multipart/form-data; boundary=x' }, 'x', 415],
])('%s says %j too many or of the wrong kind as data', async (path, headers, body, status) => {
  const answer = await ask(path, { method: 'POST', headers, body })
  expect(answer.status).toBe(status)
  expect(errorBody.parse(await answer.json()).error).toMatch(/^[A-ZÁÉÍÓÚ¿].*\.$/)
})

test.each([
  ['/language/en?next=/%E6%97%A5', {}, '/en/%E6%97%A5'],
  ['/language/es?next=/..//evil.example', {}, '/'],
  ['/scheme', { method: 'POST', headers: form, body: 'next=/%F0%9F%98%80' }, '/%F0%9F%98%80'],
  [
    '/auth?next=/%C3%B1',
    { method: 'POST', headers: form, body: 'username=maria&password=puente-maria' },
    '/%C3%B1',
  ],
])('%s leads to an address a header can hold', async (path, init, target) => {
  const answer = await ask(path, init)
  expect(answer.status).toBeLessThan(304)
  expect(answer.headers.get('location')).toBe(target)
})

test.each([
  [
    '/api/contact',
    { fullName: 'A', email: 'a', subject: '', message: 'Hola' },
    {
      email: ['Email inválido'],
      fullName: ['El nombre es requerido'],
      message: ['El mensaje debe tener al menos 10 caracteres'],
      subject: ['Asunto es requerido'],
    },
  ],
  [
    '/api/reset-password',
    { token: 'x'.repeat(43), password: '12345' },
    { password: ['La contraseña debe tener al menos 6 caracteres'] },
  ],
])('%s names what is wrong in the documented words', async (path, body, fields) => {
  const answer = await ask(path, { method: 'POST', headers: json, body: JSON.stringify(body) })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields })
})

test('an address that is not there is not there for a form either; an icon for who reads no page is', async () => {
  for (const path of ['/nada', '/en/nada/de/nada']) {
    const answer = await ask(path, { method: 'POST', headers: form, body: 'a=1' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/<h1[^>]*>(?:Página no encontrada|Page not found)/)
  }
  const icon = await ask('/favicon.ico')
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon'])
})

test('a null byte is nobody’s name and no error', async () => {
  const answer = await ask('/auth', {
    method: 'POST',
    headers: form,
    body: 'username=%00&password=x',
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Completa este campo.')
})

test('the mailbox is there by the names of this machine alone, whatever else leads to it', async () => {
  const { port } = new URL(shop.url)
  const askBy = (path: string, host: string) => rawGet(shop.url, path, { host })
  for (const host of [
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    'puente.localhost',
  ])
    expect((await askBy('/dev/mailbox', host)).status, host).toBe(200)
  const foreign = [
    'evil.example',
    `evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ]
  for (const host of [...foreign, '192.0.2.1', '0.0.0.0', 'localhost@evil.example', 'a b'])
    for (const path of ['/dev/mailbox', '/dev/mailbox/1', '/dev/mailbox/1/html']) {
      const { status, body } = await askBy(path, host)
      expect([status, body], `${host}${path}`).toEqual([
        expect.toBeOneOf([400, 404]),
        expect.not.stringContaining('Buzón'),
      ])
    }
  // Said beside the true host, another one counts for nothing.
  const beside = {
    host: 'evil.example',
    'x-forwarded-host': 'localhost',
    forwarded: 'host=localhost',
  }
  expect((await rawGet(shop.url, '/dev/mailbox', beside)).status).toBe(404)
})

test('whatever is no page and says nothing else about it is kept by nobody', async () => {
  const admin = await signedIn(shop.url, 'admin')
  const keptBy = async (path: string, init?: RequestInit) =>
    (await admin.send(path, init)).headers.get('cache-control')
  for (const { path } of DESK_FILES) expect(await keptBy(path), path).toBe('private, no-store')
  const batch = '/trpc/auth.user,cart.current?batch=1'
  const others = [
    batch,
    '/trpc/auth.nothing',
    '/api/nothing',
    '/healthz',
    '/readyz',
    '/language/en',
  ]
  for (const path of [...others, paths.stockFile()])
    expect(await keptBy(path), path).toBe('no-store')
  expect(await keptBy('/trpc/cart.current', { method: 'POST', body: 'x' })).toBe('no-store')
})
