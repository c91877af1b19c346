// Proves that no unique index is an error with an id: each that a person can hit is raced here, and each other says why nobody can.
import { everyDay } from '#tests/support/every-day.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { goneCode, TAKEN } from '#server/trpc/refuse-clashes.ts'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { DESK_RACES } from '#tests/support/desk-races.ts'
import { passkeyPeople } from '#tests/support/passkey-people.ts'
import { PEOPLE_RACES } from '#tests/support/people-races.ts'
import type { RaceTrack } from '#tests/support/race.ts'

/** One of each a day, though chance may let one pass that four find. */
const ROUNDS = everyDay(1, [1, 2, 3, 4]).length
const RACES = { ...PEOPLE_RACES, ...DESK_RACES }

const RANDOM = 'drawn at random, far too long to be met twice'
const SHIPPED = 'written by what the program ships, under a lock, or passed over where it is there'
const WORKER =
  'written by jobs and imports only, each row in one place, passed over where it is there'
const COUNTED = 'inserted or counted up by one statement'

/** Of all others: why no person can hit it. Numbers that a sequence gives out need no word. */
const NOBODY: Record<string, string> = {
  account_token_nonce: RANDOM,
  cart_token: RANDOM,
  passkey_challenge_hash: RANDOM,
  recovery_code_hash: RANDOM,
  saved_quote_token: RANDOM,
  session_pkey: RANDOM,
  customs_rule_built_in: SHIPPED,
  destination_pkey: SHIPPED,
  secret_mark_pkey: 'written once at a start, under a lock',
  shipping_country_pkey: SHIPPED,
  shipping_service_code: SHIPPED,
  tariff_counter_pkey: SHIPPED,
  outbox_mail_key: WORKER,
  picture_host_pkey: 'who writes the list holds its table until it is written',
  product_key_pkey: WORKER,
  product_offer_pkey: WORKER,
  product_pair_identity: WORKER,
  product_reading_pkey: WORKER,
  search_spelling_pkey: WORKER,
  search_word_pkey: WORKER,
  store_path_place: WORKER,
  sync_run_running: 'one worker at a time takes a run, behind a lock of its store',
  restock_alert_open: 'asked for by one statement, which passes over what is there',
  rate_limit_pkey: COUNTED,
  invoice_counter_pkey: COUNTED,
  invoice_number: 'given out by a counter whose row is locked until the end',
  invoice_place: 'given out by a counter whose row is locked until the end',
  invoice_subject: 'issued in the transaction that makes what it is for',
  payment_natural: 'written behind a lock of its name',
  invoice_credit: 'issued behind a lock of what it takes back',
  stock_watch_pkey: COUNTED,
  sync_provider_pkey: COUNTED,
}

let shop: AccountShop
let track: RaceTrack
beforeAll(async () => {
  shop = await openAccountShop()
  const boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
  let names = 0
  track = { shop, boss, people: passkeyPeople(shop), fresh: () => `carrera${(names += 1)}` }
})
afterAll(() => shop.close())

const named = async (query: string) =>
  (await shop.sql<{ name: string }>(query)).map(({ name }) => name)

test('every unique index of the schema is raced, or says why nobody can hit it', async () => {
  const names = await named(`
    select index.relname as name from pg_index
    join pg_class index on index.oid = indexrelid
    join pg_class of_table on of_table.oid = indrelid
    where indisunique and of_table.relnamespace = 'public'::regnamespace
      and of_table.relname not like 'mikro_orm%'
      and not (indisprimary and exists (
        select 1 from pg_attribute column_ join pg_attrdef filled
          on filled.adrelid = column_.attrelid and filled.adnum = column_.attnum
        where column_.attrelid = indrelid and indnkeyatts = 1 and column_.attnum = indkey[0]
          and pg_get_expr(filled.adbin, filled.adrelid) like 'nextval(%'
      ))`)
  expect(names.length).toBeGreaterThan(30)
  expect([...Object.keys(RACES), ...Object.keys(NOBODY)].toSorted()).toEqual(names.toSorted())
})

test('there is no exclusion constraint that somebody would have to be told of', async () => {
  const names = await named(`select conname as name from pg_constraint where contype = 'x'
    and connamespace = 'public'::regnamespace`)
  expect(names).toEqual([])
})

test('what has a word of its own is in the schema, and a race ends in it', () => {
  for (const name of Object.keys(TAKEN)) expect(RACES).toHaveProperty(name)
})

describe.each(Object.entries(RACES))('%s', (_name, race) => {
  test('two at once, over and over: one is served, the other one is told', async () => {
    expect.hasAssertions()
    for (let round = 0; round < ROUNDS; round += 1) await race(track)
  })
})

test('every foreign key has a word for what is gone', async () => {
  const names = await named(`select conname as name from pg_constraint where contype = 'f'
    and connamespace = 'public'::regnamespace`)
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) expect(ERRORS[goneCode(name)].http).toBeLessThan(500)
  expect(goneCode('user_address_user_id_foreign')).toBe('unauthorized')
  expect(goneCode('cart_line_product_id_foreign')).toBe('product_not_found')
})

test('who writes while the account goes is signed out, and nothing breaks', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { call } = await shop.register(track.fresh())
    const productId = await shop.product()
    const answers = await Promise.allSettled([
      call.account.deleteAccount({ password: PASSWORD }),
      ...Array.from({ length: 6 }, () => call.account.setFavourite({ productId, liked: true })),
      ...Array.from({ length: 6 }, () => call.cart.addItem({ productId, quantity: 1 })),
    ])
    const broken = answers.filter(
      (answer) =>
        answer.status === 'rejected' && !/^unauthorized$/.test(String(answer.reason.message)),
    )
    expect(broken).toEqual([])
  }
})
