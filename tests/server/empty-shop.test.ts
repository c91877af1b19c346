// A shop that has neither goods nor rates, as one that nobody has filled yet: it says what it cannot tell, and goes on.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'

let shop: OwnShop
beforeAll(async () => {
  shop = await startShop({ demo: false, settings: { ROLE: 'web', READS_PER_MINUTE: '50' } })
}, 120_000)
afterAll(() => shop.stop())

const ask = (path: string) => fetch(`${shop.url}${path}`)

test.each([
  ['/amazon', 'https://www.amazon.com/s?', 12, 'Ejemplos con precios de referencia'],
  ['/en/amazon', 'https://www.amazon.com/s?', 12, 'Examples with approximate prices'],
  // Eight at a time, the rest behind a button.
  ['/international-shopping', 'https://www.amazon.com/s?', 8, 'Ejemplos con precios de referencia'],
  ['/international-shopping?store=ebay', 'https://www.ebay.com/sch/', 3, 'Ejemplos con precios'],
])('%s shows samples that lead to the store', async (path, store, count, note) => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const section = html.slice(html.indexOf('id="productos"'))
  const links = section
    .slice(0, section.indexOf('</section>'))
    .match(/<a [^>]*rel="sponsored[^>]*>/gu)
  expect(links).toHaveLength(count)
  for (const link of links ?? []) expect(link).toContain(`href="${store}`)
  expect(html).toContain(note)
})

test('without a usable rate the answer is 503, too many questions get 429 at every endpoint, and the rest goes on', async () => {
  // A process that has just started may turn requests away.
  await eventually(async () => {
    const answer = await ask('/api/convert?from=USD&to=VES&amount=1')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'no_rate' })
  })
  await Promise.all(Array.from({ length: 50 }, () => ask('/api/convert?to=VES&amount=1')))
  const typed = encodeURIComponent(JSON.stringify({ json: { text: 'cam' } }))
  for (const path of [
    '/api/convert?to=VES&amount=1',
    '/api/products',
    `/trpc/catalogue.suggest?input=${typed}`,
    '/products?search=camara',
  ]) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([429, '60'])
  }
  for (const path of ['/api/currencies', '/products', '/currency'])
    expect((await ask(path)).status, path).toBe(200)
})

// Nobody else empties the counters of this shop meanwhile.
test('the sixth wrong password in a row is told to wait, and for how long', async () => {
  const guess = { username: 'guessed-at', password: 'wrong-password' }
  const codes: unknown[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await httpVisitor(shop.url).postJson('/api/login', guess)
    codes.push(((await answer.json()) as { code: string }).code)
  }
  expect(new Set(codes)).toEqual(new Set(['invalid_credentials']))
  const last = await httpVisitor(shop.url).postJson('/api/login', guess)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(last.status).toBe(429)
  expect(await last.json()).toMatchObject({
    code: 'too_many_requests',
    error: expect.stringMatching(
      /^Demasiados intentos\. Inténtalo de nuevo dentro de \d+ (minutos?|horas?)\.$/,
    ) as string,
  })
})
