// Proves that quotes, services and tariffs come from the stored cards and that every no is told.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteOutput } from '#contract/shipping.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const cube = { weight: 30, length: '20', width: 20, height: '20.0', sizeUnit: 'in' } as const
const call = () => shop.visitor().call.shipping

test('a 20-inch cube of 30 lb to Caracas costs what the default tariff says', async () => {
  const answer = await call().quote({
    destination: 've-caracas',
    pieces: [{ ...cube, declaredValue: '100.00' }],
  })
  if (!answer.ok) throw new Error(answer.code)
  expect(quoteOutput.parse(answer)).toEqual(answer)
  const [air, sea] = answer.quote.options
  expect(air).toMatchObject({ service: 'air', totalCents: 31_850 + 1500, cardVersion: 've-air-1' })
  expect(sea).toMatchObject({ service: 'sea', totalCents: 14_570 + 1500, cheapest: true })
  expect(answer.destination).toMatchObject({ code: 've-caracas', country: 've', name: 'Caracas' })
})

test('a quote in which every service refuses is a no that explains itself', async () => {
  const answer = await call().quote({
    destination: 've-merida',
    pieces: [{ ...cube, description: 'insulina' }],
  })
  expect(answer).toMatchObject({ ok: false, code: 'restricted_item' })
  expect(quoteOutput.parse(answer)).toEqual(answer)
  expect(await call().quote({ destination: 've-atlantida', pieces: [cube] })).toEqual({
    ok: false,
    code: 'unknown_destination',
  })
})

test.each([
  [{ weight: 0 }, 'pieces.0.weight', 'too_small'],
  [{ weight: -1 }, 'pieces.0.weight', 'too_small'],
  [{ weight: '' }, 'pieces.0.weight', 'required'],
  [{ weight: 'mucho' }, 'pieces.0.weight', 'not_a_number'],
  [{ weight: 1e9 }, 'pieces.0.weight', 'too_big'],
  [{ weight: 1e300 }, 'pieces.0.weight', 'too_big'],
  [{ weight: '-1.234,5' }, 'pieces.0.weight', 'too_small'],
  [{ weight: '1.234,5,6' }, 'pieces.0.weight', 'not_a_number'],
  [{ weight: Number.NaN }, 'pieces.0.weight', 'invalid'],
  [{ weight: '1.2345' }, 'pieces.0.weight', 'too_precise'],
  [{ length: '0' }, 'pieces.0.length', 'too_small'],
  [{ height: '99999' }, 'pieces.0.height', 'too_big'],
  [{ quantity: 0 }, 'pieces.0.quantity', 'too_small'],
  [{ quantity: 1.5 }, 'pieces.0.quantity', 'invalid'],
  [{ declaredValue: '-5' }, 'pieces.0.declaredValue', 'too_small'],
  [{ declaredValue: '1.005' }, 'pieces.0.declaredValue', 'too_precise'],
])('%j is wrong at %s: %s', async (change, field, fault) => {
  const asked = call().quote({
    destination: 've-caracas',
    pieces: [{ ...cube, ...change }],
  })
  const { fieldErrorsOf } = await import('#contract/field-errors.ts')
  const error = await asked.then(
    () => null,
    (refused: { cause: never }) => refused.cause,
  )
  if (!error) throw new Error('taken')
  expect(fieldErrorsOf(error, { pieces: [{ ...cube, ...change }] })).toEqual({ [field]: [fault] })
})

test.each(['1.234,5', '1,234.5', '1234,5', '1234.5'])(
  '%s is one length in any writing',
  async (text) => {
    const asked = { destination: 've-caracas', pieces: [{ ...cube, length: text, sizeUnit: 'cm' }] }
    const answer = await call().quote({
      ...asked,
      pieces: [{ ...asked.pieces[0]!, sizeUnit: 'cm' }],
    })
    // By courier nothing may be that long; what it says was read.
    expect(answer).toMatchObject({
      quote: { cubicFeetThousandths: Math.round((1234.5 * 20 * 20 * 1000) / 28_316.846592) },
    })
  },
)

test('the services are documented with prices and days of a destination', async () => {
  const services = await shop.visitor({ locale: 'en' }).call.shipping.services({})
  expect(services.map(({ code }) => code)).toEqual([
    'air',
    'sea',
    'courier',
    'vehicle',
    'furniture',
    'consolidation',
    'mailbox',
  ])
  expect(services[0]).toMatchObject({
    name: 'Air shipping',
    type: 'air',
    minDeliveryDays: 3,
    maxDeliveryDays: 10,
    basePrice: '6.50',
    pricePerWeight: '6.50',
    weightUnit: 'lb',
    hasTracking: true,
    example: false,
  })
  expect(services[1]).toMatchObject({
    type: 'maritime',
    basePrice: '31.00',
    weightUnit: 'ft3',
    minDeliveryDays: 25,
    maxDeliveryDays: 35,
  })
  await expect(call().services({ destination: 've-atlantida' })).rejects.toThrow('not_found')
})

test('at least fourteen cities of Venezuela and nine countries around are served', async () => {
  const destinations = await call().destinations()
  const countries = new Set(destinations.map(({ country }) => country))
  expect(destinations.filter(({ country }) => country === 've').length).toBeGreaterThanOrEqual(14)
  expect([...countries].sort()).toEqual(
    ['ar', 'br', 'cl', 'co', 'do', 'ec', 'mx', 'pa', 'pe', 've'].sort(),
  )
})

test('a browser computes with the tariff what the server answers', async () => {
  const { quoteServices } = await import('#domain/quote-services.ts')
  const { quoteInput } = await import('#contract/shipping-quote.ts')
  const asked = { destination: 've-porlamar', pieces: [{ ...cube, declaredValue: 80 }] }
  const tariff = await call().tariff({ destination: 've-porlamar' })
  const answer = await call().quote(asked)
  if (!answer.ok) throw new Error(answer.code)
  expect(quoteServices(quoteInput.parse(asked), tariff)).toEqual(answer.quote)
})

test('stored cards are only ever added', async () => {
  await expect(shop.sql(`update rate_card set note = 'x'`)).rejects.toThrow('only ever added')
  await expect(shop.sql('delete from rate_card')).rejects.toThrow('only ever added')
})
