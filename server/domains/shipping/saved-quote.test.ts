// Proves that a kept quote opens by its link only, never changes, and says when its prices no longer hold.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formalDuties } from '#domain/formal-duties.ts'
import { quoteServices } from '#domain/quote-services.ts'
import { forgetCustomsBook } from '#server/domains/customs/customs.queries.ts'
import { findStoredBook } from '#server/domains/customs/stored-rules.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { findSavedQuote } from './read-saved-quote.ts'
import { findStoredTariff } from './stored-tariff.ts'

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
let networks = 0
/** Each time from another network: from one, equal quotes of a moment are one. */
const save = async () => {
  networks += 1
  const { call } = shop.visitor({ clientAddress: `198.18.0.${networks}` })
  const saved = await call.shipping.saveQuote(asked)
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
  // Priced anew beside what it was.
  expect(kept.today).toEqual(kept.quote)
})

test('is kept sixty times an hour from one network', async () => {
  const visitor = shop.visitor({ clientAddress: '198.51.100.7' })
  const saveWorth = (declaredValue: string) => {
    const pieces = asked.pieces.map((piece) => ({ ...piece, declaredValue }))
    return visitor.call.shipping.saveQuote({ ...asked, pieces })
  }
  for (let turn = 1; turn <= 60; turn += 1) expect((await saveWorth(`${turn}`)).ok).toBe(true)
  expect(await saveWorth('61')).toMatchObject({ ok: false, code: 'too_many_requests' })
})

test('is kept once by a double click, and by each who asks for the same', async () => {
  const press = (clientAddress = '203.0.113.78', locale: 'es' | 'en' = 'es') =>
    shop.visitor({ clientAddress, locale }).call.shipping.saveQuote(asked)
  const [first, ...others] = await Promise.all([press(), press(), press()])
  expect(first.ok).toBe(true)
  expect(others).toEqual([first, first])
  expect(await press('203.0.113.79')).not.toEqual(first)
  expect(await press('203.0.113.78', 'en')).not.toEqual(first)
})

test('is mailed with its links in the language of the page, once per asking', async () => {
  const { token } = await save()
  const visitor = shop.visitor({ locale: 'pt' })
  expect(await visitor.call.shipping.mailQuote({ token, email: 'Ana@Example.com' })).toEqual({
    ok: true,
  })
  expect(await shop.waiting('sendQuoteMail')).toBe(1)
  const queued = await shop.sql<{ row: string }>('select j::text as row from pgboss.job j')
  expect(queued.filter(({ row }) => row.includes(token))).toEqual([])
  expect(await shop.drain('sendQuoteMail')).toBe(1)
  const [mail] = await shop.sql<{ subject: string; plain: string; recipient: string }>(
    'select subject, plain, recipient from outbox_mail',
  )
  expect(mail?.recipient).toBe('ana@example.com')
  expect(mail?.subject).toBe('Sua cotação de envio para Caracas')
  expect(mail?.plain).toContain(`https://shop.example/pt/quote/${token}`)
  expect(mail?.plain).toContain(`https://shop.example/pt/quote/${token}/pdf`)
  expect(mail?.plain).toContain('segundo as normas aduaneiras')
  expect(mail?.plain).toMatch(/Aéreo, 3 a 10 dias: US\$\s27,00/)
  const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  await expect(
    visitor.call.shipping.mailQuote({ token: other, email: 'ana@example.com' }),
  ).rejects.toThrow('not_found')
})

test('is mailed once by a double click', async () => {
  const { token } = await save()
  const visitor = shop.visitor({ clientAddress: '203.0.113.77' })
  const press = () => visitor.call.shipping.mailQuote({ token, email: 'doble@example.com' })
  const before = await shop.waiting('sendQuoteMail')
  expect(await Promise.all([press(), press(), press()])).toEqual([
    { ok: true },
    { ok: true },
    { ok: true },
  ])
  expect(await shop.waiting('sendQuoteMail')).toBe(before + 1)
})

test('goes to one address five times an hour', async () => {
  const { token } = await save()
  const ask = (clientAddress: string) =>
    shop.visitor({ clientAddress }).call.shipping.mailQuote({ token, email: 'otra@example.com' })
  for (let turn = 1; turn <= 5; turn += 1) expect((await ask(`203.0.113.${turn}`)).ok).toBe(true)
  expect(await ask('203.0.113.9')).toMatchObject({ ok: false, code: 'too_many_requests' })
})

test('keeps what the customs rules gave that day, by number, and gives the same again', async () => {
  const { token } = await save()
  const em = shop.deps.orm.em.fork()
  const row = await findSavedQuote(em, token)
  const customs = row?.customs
  if (!row || !customs) throw new Error('no customs kept')
  expect(Object.keys(customs.byService).sort()).toEqual(['air', 'courier', 'sea'])
  expect(customs.rules.length).toBeGreaterThan(0)
  const again = async () => {
    const book = await findStoredBook(em.fork(), customs.rules)
    return formalDuties(row.input, row.quote, 'VE', book, customs.day)
  }
  expect(await again()).toEqual(customs.byService)
  // A newer version of every regime that was used: today's answer is another, the kept one is not.
  await shop.sql(`insert into customs_rule (country, regime, valid_from, confidence, source_title,
      data, created_by, created_at)
    select country, regime, null, 'low', 'x', jsonb_set(data, '{steps}', '[]'), 1, now()
    from customs_rule where id in (${customs.rules.join(', ')})`)
  forgetCustomsBook(shop.deps)
  const fresh = await findSavedQuote(em.fork(), (await save()).token)
  expect(fresh?.customs).not.toEqual(customs)
  expect(await again()).toEqual(customs.byService)
  const kept = await shop.visitor().call.shipping.savedQuote({ token })
  expect(kept.customs).toEqual(customs)
})

test('is computed again from the stored versions to the cent, whatever changed since', async () => {
  const { token } = await save()
  const em = shop.deps.orm.em.fork()
  const row = await findSavedQuote(em, token)
  if (!row) throw new Error('not kept')
  const changed = `insert into rate_card (version, service, zone, valid_from, data, created_at)
    select version || '-dearer', service, zone, '2026-01-01', jsonb_set(data, '{brackets}',
      '[{"fromThousandths": 0, "centsPerUnit": 9999, "flatCents": 0}]'), now()
    from rate_card where zone = 've'`
  await shop.sql(changed)
  await shop.sql(`insert into network_version (version, place, figure, valid_from, data, created_at)
    values ('ve-tax-2', 've', 'tax', '2026-01-01',
      '{"kind": "tax", "taxBasisPoints": 9000, "confirmed": true}', now())`)
  await shop.sql('update tariff_counter set version = version + 1')
  const now = await shop.visitor().call.shipping.quote(asked)
  expect(now.ok && now.quote).not.toEqual(row.quote)
  expect(quoteServices(row.input, await findStoredTariff(em, row.basis))).toEqual(row.quote)
  expect(row.basis.figures).toMatchObject({ tax: 've-tax-1', air: 've-caracas-air-1' })
})
