// Proves that a kept quote opens by its link only, never changes, and says when its prices no longer hold.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const asked = {
  destination: 've-caracas',
  pieces: [
    { weight: '3', length: 10, width: 8, height: 4, sizeUnit: 'in', declaredValue: '50' } as const,
  ],
}
const save = async () => {
  const saved = await shop.visitor().call.shipping.saveQuote(asked)
  if (!saved.ok) throw new Error(saved.code)
  return saved
}

test('is read by whoever holds the link, as it was answered', async () => {
  const quoted = await shop.visitor().call.shipping.quote(asked)
  const { token, validUntil } = await save()
  const kept = await shop.visitor({ locale: 'en' }).call.shipping.savedQuote({ token })
  if (!quoted.ok) throw new Error(quoted.code)
  expect(kept.quote).toEqual(quoted.quote)
  expect(kept).toMatchObject({ validUntil, expired: false, locale: 'es' })
  expect(validUntil).toBe('2026-05-11T15:00:00.000Z')
})

test('does not exist behind any other link, nor is its link stored', async () => {
  const { token } = await save()
  const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  const { call } = shop.visitor()
  await expect(call.shipping.savedQuote({ token: other })).rejects.toThrow('not_found')
  const rows = await shop.sql<{ row: string }>('select q::text as row from saved_quote q')
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
})

test('never changes, and is over after seven days', async () => {
  const { token } = await save()
  await expect(shop.sql(`update saved_quote set locale = 'en'`)).rejects.toThrow('never changes')
  shop.setNow(new Date('2026-05-11T15:00:00Z'))
  const kept = await shop.visitor().call.shipping.savedQuote({ token })
  expect(kept.expired).toBe(true)
})

test('is kept sixty times an hour from one network', async () => {
  const visitor = shop.visitor({ clientAddress: '198.51.100.7' })
  for (let turn = 0; turn < 60; turn += 1)
    expect((await visitor.call.shipping.saveQuote(asked)).ok).toBe(true)
  expect(await visitor.call.shipping.saveQuote(asked)).toMatchObject({
    ok: false,
    code: 'too_many_requests',
  })
})
