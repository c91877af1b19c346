// The documented calls from outside: every row's status, shape and headers, and every no in the caller's language.
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { REST_ROWS } from '#server/rest/table.ts'
import { httpVisitor, LOGINS, signedIn } from '#tests/support/http-visitor.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}${path}`, { headers })
const post = (path: string, body?: string, headers: Record<string, string> = {}) =>
  httpVisitor(shop.url).send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  })

const XML = { 'content-type': 'text/xml' }

const errorBody = z.strictObject({
  error: z.string().regex(/\s/),
  code: z.string().regex(/^[a-z_]+$/),
  fields: z.record(z.string(), z.array(z.string().min(3)).min(1)).optional(),
})
const refusalOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const { code, ...rest } = errorBody.parse(await response.json())
  return { ...rest, said: `${response.status} ${code}` }
}
const said = async (response: Response) => (await refusalOf(response)).said

interface Product {
  id: number
  price: string
  stock: number
}
const listOf = async (response: Response) => (await response.json()) as Product[]

test('the list is a bare array of 100 whose headers say how much there is and where the rest is', async () => {
  const answer = await get('/api/products')
  const items = await listOf(answer)
  expect(answer.status).toBe(200)
  expect(items).toHaveLength(100)
  expect(items.every(({ price }) => /^\d+[.]\d\d$/.test(price))).toBe(true)
  const total = Number(answer.headers.get('x-total-count'))
  expect(total).toBeGreaterThan(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('link')).toBe(
    `</api/products?page=1>; rel="first", </api/products?page=${Math.ceil(total / 100)}>; rel="last", ` +
      '</api/products?page=2>; rel="next"',
  )
})

test('the links of the list lead through every product exactly once', async () => {
  const seen: number[] = []
  let next: string | undefined = '/api/products?limit=50&sort=price_asc'
  while (next !== undefined && seen.length < 1000) {
    const answer = await get(next)
    seen.push(...(await listOf(answer)).map(({ id }) => id))
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  const { headers } = await get('/api/products?limit=1')
  expect(seen).toHaveLength(Number(headers.get('x-total-count')))
  expect(new Set(seen).size).toBe(seen.length)
})

test('one product has the documented fields and the same values as in the list', async () => {
  const [first] = await listOf(await get('/api/products?limit=1'))
  const answer = await get(`/api/products/${first?.id}`)
  expect(answer.status).toBe(200)
  const { description: _listed, ...short } = first as Product & { description: string }
  expect(await answer.json()).toMatchObject(short)
})

const WRONG = { username: 'nobody-here', password: 'wrong-password' }

test.each([
  ['an unknown product', () => get('/api/products/2147483647'), '404 product_not_found'],
  ['no number', () => get('/api/products/abc'), '400 invalid_input'],
  ['no decimal number', () => get('/api/products/0x1'), '400 invalid_input'],
  ['a power', () => get('/api/products/1e0'), '400 invalid_input'],
  ['a broken number', () => get('/api/products/1.5'), '400 invalid_input'],
  ['a number too big', () => get('/api/products/99999999999999999999'), '400 invalid_input'],
  ['an empty page', () => get('/api/products?limit=0'), '400 invalid_input'],
  ['nobody asking who', () => get('/api/user'), '401 unauthorized'],
  ['nobody asking for admin', () => get('/api/admin/check'), '401 unauthorized'],
  ['a wrong password', () => post('/api/login', JSON.stringify(WRONG)), '401 invalid_credentials'],
  ['no credentials', () => post('/api/login', '{}'), '400 invalid_input'],
  ['no JSON', () => post('/api/login', '{"username":'), '400 invalid_input'],
  ['a list instead of a body', () => post('/api/login', '[]'), '400 invalid_input'],
  ['null instead of a body', () => post('/api/login', 'null'), '400 invalid_input'],
  ['too much', () => post('/api/login', `"${'x'.repeat(300_000)}"`), '413 body_too_large'],
  ['another type', () => post('/api/login', '', XML), '415 unsupported_type'],
  ['a picture of no size', () => get('/api/placeholder/0/10'), '400 invalid_input'],
  ['a picture of any size', () => get('/api/placeholder/99999/10'), '400 invalid_input'],
  ['an unknown call', () => get('/api/nothing/here'), '404 not_found'],
  ['a call by the wrong method', () => get('/api/login'), '405 method_not_allowed'],
])('%s is refused with the documented body', async (_what, call, expected) => {
  expect(await said(await call())).toBe(expected)
})

test.each([
  ['it-IT,it;q=0.9', 'it', 'Prodotto non trovato'],
  ['pt-BR', 'pt', 'Produto não encontrado'],
  ['en;q=0.5', 'en', 'Product not found'],
  ['de,fr', 'es', 'Producto no encontrado'],
  ['', 'es', 'Producto no encontrado'],
])('a no to «%s» is said in %s', async (accepted, language, text) => {
  const answer = await get('/api/products/2147483647', { 'accept-language': accepted })
  expect(answer.headers.get('content-language')).toBe(language)
  expect(answer.headers.get('vary')).toContain('accept-language')
  expect((await refusalOf(answer)).error).toBe(text)
})

test('a call that fits no schema names its fields in the language of the caller', async () => {
  const fields = async (accepted: string) =>
    (await refusalOf(await post('/api/login', '{"username":" "}', { 'accept-language': accepted })))
      .fields
  expect(await fields('es')).toEqual({
    username: ['Completa este campo.'],
    password: ['Completa este campo.'],
  })
  expect(Object.keys((await fields('en')) ?? {})).toEqual(['username', 'password'])
  expect(await fields('en')).not.toEqual(await fields('pt'))
})

test('an empty JSON body is an empty object', async () => {
  expect(await (await post('/api/logout', '')).json()).toEqual({ ok: true })
  expect(await said(await post('/api/login', ''))).toBe('400 invalid_input')
})

const POSTS = REST_ROWS.filter(({ method }) => method === 'POST').map(({ path }) => path)
test.each(POSTS)('%s takes no body that is no object', async (path) => {
  const admin = await signedIn(shop.url, 'admin')
  for (const body of ['5', 'true', 'null', '[]', '"x"', '""']) {
    const headers = { 'content-type': 'application/json' }
    const answer = await admin.send(path, { method: 'POST', headers, body })
    expect(await said(answer), body).toBe('400 invalid_input')
  }
})

test('signing in answers with a token that works as Bearer; signing out ends it', async () => {
  const answer = await post('/api/login', JSON.stringify(LOGINS.customer))
  expect(answer.status).toBe(200)
  const { sessionToken, user } = (await answer.json()) as { sessionToken: string; user: object }
  expect(user).toMatchObject({ username: 'maria', isAdmin: false })
  const [cookie] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly.*Max-Age=604800.*SameSite=Lax/)
  const bearer = { authorization: `Bearer ${sessionToken}` }
  expect(await (await get('/api/user', bearer)).json()).toEqual(user)
  expect(await (await get('/api/admin/check', bearer)).json()).toEqual({ isAdmin: false })
  await post('/api/logout', '', bearer)
  expect(await said(await get('/api/user', bearer))).toBe('401 unauthorized')
})

test('a bad Bearer token beside a good cookie is nobody', async () => {
  const admin = await signedIn(shop.url, 'admin')
  expect(await (await admin.send('/api/admin/check')).json()).toEqual({ isAdmin: true })
  const both = await admin.send('/api/user', { headers: { authorization: 'Bearer guessed' } })
  expect(await said(both)).toBe('401 unauthorized')
  expect((await admin.send('/api/user')).status).toBe(200)
})

test('the placeholder is a picture of the asked size', async () => {
  const answer = await get('/api/placeholder/320/240')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(await answer.text()).toContain('width="320" height="240"')
})
