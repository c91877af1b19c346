// Quotes as a stranger without scripts gets them: filled in, kept, read, printed and mailed by plain addresses and posts.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { keepOverHttp, SHIPMENT } from '#tests/support/keep-quote.ts'
import { type Shop, startShop } from '#tests/support/start-shop.ts'

let shop: Shop
let token = ''
beforeAll(async () => {
  shop = await startShop()
  // A shop that has just started may turn the first visitors away for a moment.
  token = await vi.waitFor(() => keepOverHttp(httpVisitor(shop.url)), {
    timeout: 60_000,
    interval: 500,
  })
}, 120_000)
afterAll(() => shop.stop())

test('a product and a search fill the form from its address', async () => {
  const html = await httpVisitor(shop.url).html('/quote?product=1&units=2&find=camara&asked=1')
  expect(html).toContain('Medidas del producto')
  expect(html).toMatch(/<button[^>]*name="product"/)
  expect(html).toContain('Guardar y compartir')
})

test('a shipment nobody carries says so at its field', async () => {
  const html = await httpVisitor(shop.url).html(`${SHIPMENT}&contents=medicines`)
  expect(html).toMatch(/<select[^>]*name="contents"[^>]*aria-invalid="true"/)
  expect(html).not.toContain('id="keep-quote"')
})

test.each([
  ['', 'Precios válidos hasta'],
  ['/en', 'Prices valid until'],
  ['/it', 'Prezzi validi fino'],
  ['/pt', 'Preços válidos até'],
])('a kept quote is read at %s by its link, and told to nobody else', async (prefix, said) => {
  const answer = await httpVisitor(shop.url).send(`${prefix}/quote/${token}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(said)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
})

test.each(['', '/en', '/it', '/pt'])('it is a document at %s', async (prefix) => {
  const answer = await httpVisitor(shop.url).send(`${prefix}/quote/${token}/pdf`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[a-z]+-[-\d]+.pdf"$/,
  )
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
})

test('any other link opens nothing', async () => {
  const { send } = httpVisitor(shop.url)
  for (const wrong of [`${token.slice(0, 42)}${token.endsWith('A') ? 'E' : 'A'}`, 'x', '1'])
    for (const end of ['', '/pdf']) expect((await send(`/quote/${wrong}${end}`)).status).toBe(404)
})

test('it is mailed, and a broken address is told at its field', async () => {
  const { postForm } = httpVisitor(shop.url)
  const broken = await (await postForm(`/quote/${token}`, { email: 'ana@' })).text()
  expect(broken).toContain('Email inválido')
  expect(broken).toContain('value="ana@"')
  const sent = await postForm(`/quote/${token}`, { email: 'ana.cotiza@example.com' })
  expect(await sent.text()).toContain('Va en camino a ana.cotiza@example.com')
})

test('what cannot be priced is not kept, and what was typed stays', async () => {
  const answer = await httpVisitor(shop.url).postForm('/quote?length=mucho&weight=5&asked=1', {})
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('value="mucho"')
})
