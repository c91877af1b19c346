// The description of the documented calls: a valid OpenAPI document that real answers keep, and a page to read it.
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { REST_ROWS } from '#server/rest/table.ts'
import { LOGINS } from '#tests/support/http-visitor.ts'
import { shareShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

const jsonSchema = z.record(z.string(), z.unknown())
const media = z.object({ schema: jsonSchema })
const content = z.strictObject({
  'application/json': media.optional(),
  'image/svg+xml': media.optional(),
  'image/avif': media.optional(),
  'image/webp': media.optional(),
})
const operation = z.object({
  summary: z.string().min(3),
  operationId: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      schema: jsonSchema,
    }),
  ),
  requestBody: z.object({ content }).optional(),
  responses: z.record(
    z.string().regex(/^(?:[1-5]\d\d|default)$/),
    z.object({ description: z.string().min(1), content }),
  ),
})
const document = z.object({
  openapi: z.string().regex(/^3[.]1[.]\d+$/),
  info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
  components: z.object({ securitySchemes: z.record(z.string(), z.object({ type: z.string() })) }),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post']), operation)),
})

let shop: Shop
let described: z.infer<typeof document>
beforeAll(async () => {
  shop = await shareShop()
  described = document.parse(await (await fetch(`${shop.url}/api/openapi.json`)).json())
}, 120_000)

const rows = REST_ROWS.map(({ method, path }) => ({
  address: path.replace(/:(\w+)/g, '{$1}'),
  method: method === 'GET' ? ('get' as const) : ('post' as const),
}))
const operationOf = ({ address, method }: (typeof rows)[number]) => {
  const found = described.paths[address]?.[method]
  if (!found) throw new Error(`${method} ${address} is not described`)
  return found
}

test.each(rows)('$method $address is described whole', (row) => {
  const { parameters, requestBody, responses } = operationOf(row)
  const inPath = [...row.address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const required = parameters.filter((one) => one.in === 'path' && one.required)
  expect(required.map(({ name }) => name)).toEqual(inPath)
  expect(requestBody !== undefined).toBe(row.method === 'post')
  expect(Object.keys(responses)).toEqual(['200', 'default'])
})

test('the picture that stands in for missing ones is described, and is one', async () => {
  const row = { address: '/api/placeholder/{w}/{h}', method: 'get' } as const
  const { parameters, responses } = operationOf(row)
  expect(parameters.map(({ name }) => name)).toEqual(['w', 'h'])
  expect(Object.keys(responses[200]?.content ?? {})).toEqual(['image/svg+xml'])
  const answer = await fetch(`${shop.url}/api/placeholder/300/200`)
  expect(answer.headers.get('content-type')).toContain('image/svg+xml')
})

test('the pictures of the stores are described, and a refusal is as it says', async () => {
  const row = { address: '/api/proxy-image', method: 'get' } as const
  const { parameters, responses } = operationOf(row)
  expect(parameters.map(({ name, required }) => [name, required])).toEqual([
    ['url', true],
    ['w', false],
  ])
  expect(Object.keys(responses)).toEqual(['200', '302', '304', 'default'])
  const { schema } = responses['default']?.content['application/json'] ?? {}
  const refused = await fetch(`${shop.url}/api/proxy-image?url=https://127.0.0.1/`)
  expect(refused.status).toBe(400)
  expect(z.fromJSONSchema(schema ?? false).safeParse(await refused.json()).success).toBe(true)
})

test('nothing else is described, and no two calls share a name', () => {
  const all = Object.values(described.paths).flatMap((methods) => Object.values(methods))
  expect(all).toHaveLength(rows.length + 2)
  expect(new Set(all.map((one) => one?.operationId)).size).toBe(rows.length + 2)
})

const login = () =>
  fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LOGINS.admin),
  })

const email = 'descrita@example.com'
const token = 'x'.repeat(43)
const password = 'clave nueva'
const code = '000000'
/** What the calls with a body are made with; those with an invented key are refused. */
const BODIES: Record<string, object> = {
  '/api/register': { fullName: 'Una Persona', username: 'descrita', email, password },
  '/api/forgot-password': { email },
  '/api/verify-reset-token': { token },
  '/api/reset-password': { token, password },
  '/api/send-reset-code': { email },
  '/api/send-sign-in-link': { username: email },
  '/api/verify-reset-code': { email, code },
  '/api/reset-password-with-code': { email, code, password },
  '/api/contact': {
    fullName: 'Una Persona',
    email,
    subject: 'general',
    message: 'Una pregunta larga',
  },
  '/api/newsletter-subscribe': { email },
  '/api/whatsapp-inquiry': { messageType: 'quote', message: 'Quiero enviar una caja' },
  '/api/shipping/quote': {
    destination: 've-caracas',
    pieces: [{ weight: '2.5', length: 12, width: 10, height: 8, sizeUnit: 'in' }],
  },
}

/** The first rates come a moment after the start. */
const converted = () =>
  eventually(
    async () => {
      const answer = await fetch(`${shop.url}/api/convert?from=USD&to=VES&amount=10`)
      if (answer.status === 503) throw new Error('no rate yet')
      return answer
    },
    { timeout: 20_000, interval: 200 },
  )

const answerOf = async ({ address, method }: (typeof rows)[number]): Promise<Response> => {
  if (address === '/api/login') return login()
  if (address === '/api/convert') return converted()
  const body = BODIES[address]
  if (body)
    return fetch(shop.url + address, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { sessionToken } = (await (await login()).json()) as { sessionToken: string }
  const [one] = (await (await fetch(`${shop.url}/api/products?limit=1`)).json()) as { id: number }[]
  return fetch(`${shop.url}${address.replace('{id}', String(one?.id))}`, {
    method,
    headers: { authorization: `Bearer ${sessionToken}` },
  })
}

test.each(rows)('what $method $address really answers fits its description', async (row) => {
  const answer = await answerOf(row)
  const { responses } = operationOf(row)
  // The shop may just be filling itself: then nobody starts a second sync.
  const isRefused =
    (answer.status === 400 && row.address in BODIES) ||
    (answer.status === 422 && row.address === '/api/confirm-identity') ||
    (answer.status === 409 && row.address === '/api/sync/trigger')
  const words = responses[isRefused ? 'default' : answer.status]
  const { schema } = words?.content['application/json'] ?? {}
  expect(schema, `status ${answer.status}`).toBeDefined()
  const fits = z.fromJSONSchema(schema ?? false).safeParse(await answer.json())
  expect(fits.error?.issues).toBeUndefined()
})

test('a refusal fits its description too', async () => {
  const row = { address: '/api/products/{id}', method: 'get' } as const
  const refused = await fetch(`${shop.url}/api/products/2147483647`)
  const { schema } = operationOf(row).responses['default']?.content['application/json'] ?? {}
  expect(z.fromJSONSchema(schema ?? false).safeParse(await refused.json()).success).toBe(true)
})

test('the reading page names every call and runs no script', async () => {
  const page = await fetch(`${shop.url}/api/docs`)
  const html = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).not.toMatch(/<script/i)
  for (const { address, method } of rows)
    expect(html).toContain(`<b>${method.toUpperCase()}</b> ${address}`)
})
