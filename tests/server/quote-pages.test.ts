// Quotes as an anonymous visitor without scripts gets them: filled in, kept, read, printed and mailed by plain addresses and posts.
import { beforeAll, expect, test } from 'vitest'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { keepOverHttp, SHIPMENT } from '#tests/support/keep-quote.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: Shop
let token = ''
beforeAll(async () => {
  shop = await borrowShop()
  // A shop that has just started may turn the first visitors away for a moment.
  token = await eventually(() => keepOverHttp(httpVisitor(shop.url)), {
    timeout: 60_000,
    interval: 500,
  })
}, 120_000)

test('a product and a search fill the form from its address', async () => {
  const html = await httpVisitor(shop.url).html('/quote?product=1&units=2&find=camara&asked=1')
  expect(html).toContain('Medidas del producto')
  expect(html).toMatch(/<button[^>]*name="product"/)
  expect(html).toContain('Guardar y compartir')
})

test.each([
  ['/services/air-shipping', '78,00'],
  ['/en/services/sea-shipping', '34.10'],
])('%s calculates on its own page, and says what is wrong there', async (address, price) => {
  const calculated = async (query: string) => {
    const html = await httpVisitor(shop.url).html(`${address}?${query}&asked=1`)
    return /aria-labelledby="quick-quote"[^]*?<\/form>/.exec(html)?.[0] ?? ''
  }
  const answered = await calculated('length=40&width=30&height=25&weight=5')
  expect(/role="status"[^]*/.exec(answered)?.[0]).toContain(price)
  const wrong = await calculated('length=40&width=0&height=25&weight=5')
  expect(wrong).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="width"/)
  expect(wrong).not.toContain('role="status"')
})

test('what is wrong stands above the form too, each with a way to its field', async () => {
  const html = await httpVisitor(shop.url).html('/quote?length=x&width=9&height=9&weight=&asked=1')
  const form = /<form[^>]*action="\/quote"[^]*?<\/form>/.exec(html)?.[0] ?? ''
  const targets = [...form.matchAll(/<a href="#(piece-[^"]*)"/g)].map(([, id]) => id)
  expect(targets).toEqual(['piece-0-length', 'piece-0-weight'])
  for (const id of targets) expect(form).toContain(`id="${id}"`)
})

test('a shipment nobody carries says so at its field', async () => {
  const html = await httpVisitor(shop.url).html(`${SHIPMENT}&contents=medicines`)
  expect(html).toMatch(/<select[^>]*name="contents"[^>]*aria-invalid="true"/)
  expect(html).not.toContain('id="keep-quote"')
})

/** Fields marked as wrong, and what stands below each. */
const faultsOf = (html: string) =>
  [...html.matchAll(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g)].map(([tag]) => {
    const id = /aria-describedby="([^"]*)"/.exec(tag)?.[1]?.split(' ').at(-1) ?? ''
    const text = html.split(`id="${id}"`)[1]?.replace(/^[^>]*>/, '') ?? ''
    return `${/name="([^"]*)"/.exec(tag)?.[1]}: ${text.slice(0, text.indexOf('</p>')).replaceAll(/<[^]*?>/g, '')}`
  })
const BOX = 'length=40&width=30&height=25&asked=1'

test.each([
  [
    '/calculator?length=0&width=-3&height=99999&weight=&asked=1',
    [
      'length: Largo: Tiene que ser mayor que cero.',
      'width: Ancho: Tiene que ser mayor que cero.',
      'height: Alto: Más de 30\u00a0m no lo podemos cotizar aquí. Revisa el número y la unidad.',
      'weight: Peso: Completa este campo.',
    ],
  ],
  [
    `/en/calculator?${BOX}&weight=five`,
    ['weight: Weight: This does not read as a number. Example: 12.5'],
  ],
  [
    `/calculator?${BOX}&weight=5&quantity=0&value=-1`,
    [
      'value: Declarado: No puede ser menor que cero.',
      'quantity: Cantidad: Escribe cuántos bultos iguales son: al menos 1.',
    ],
  ],
  [
    `/pt/quote?${BOX}&weight=5&quantity=100`,
    ['quantity: Quantidade: No máximo 99 iguais. Adicione outro volume para o restante.'],
  ],
  [
    `/calculator?${BOX}&weight=1.234,5`,
    [
      'weight: Marítimo: El bulto 1 pesa más de 1.000\u00a0lb, lo máximo de este servicio. Divídelo en dos.',
    ],
  ],
  [
    `/en/calculator?${BOX}&weight=1,234.5`,
    [
      'weight: Sea: Piece 1 weighs more than 1,000\u00a0lb, the most this service takes. Split it in two.',
    ],
  ],
  [
    `/quote?${BOX}&weight=5&to=ve-atlantida`,
    [
      'to: No llegamos al destino de tu enlace. Los precios son para Caracas: elige la ciudad más cercana a ti.',
    ],
  ],
  [
    `/calculator?${BOX}&weight=5&service=vehicle`,
    ['service: Vehículos: Este servicio lleva solo vehículos; el bulto 1 es otra cosa.'],
  ],
])('%s is advice at its fields', async (address, faults) => {
  const html = await httpVisitor(shop.url).html(address)
  expect(faultsOf(html)).toEqual(faults)
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

test.each([
  [
    { weight: 60_000 },
    {},
    'too_heavy',
    'pieces.0.weight',
    /^Marítimo: El bulto 1 pesa más de 1\.000/,
  ],
  [{ category: 'medicines' }, {}, 'restricted_item', 'pieces.0.category', /Medicinas/],
  [{ description: 'insulina' }, {}, 'restricted_item', 'pieces.0.description', /«insulina»/],
  [{}, { services: ['vehicle'] }, 'not_for_goods', 'pieces.0.goods', /^Vehículos: .*vehículos/],
  [{}, { destination: 've-atlantida' }, 'unknown_destination', 'destination', /destino/],
] as const)(
  'a shipment nobody takes (%j %j) is a 422 that names its field',
  async (piece, change, code, field, told) => {
    const cube = { weight: 5, length: '1.234,5', width: 40, height: 30, sizeUnit: 'mm' }
    const asked = { destination: 've-caracas', pieces: [{ ...cube, ...piece }], ...change }
    const answer = await httpVisitor(shop.url).send('/api/shipping/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      code,
      error: expect.stringMatching(/\s/) as string,
      fields: { [field]: [expect.stringMatching(told) as string] },
    })
  },
)
