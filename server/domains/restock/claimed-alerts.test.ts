// Proves what becomes of alerts that are claimed and whose mail has not gone out: the product is gone, or its person leaves.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellRestocked } from '#server/jobs/handlers/tell-restocked.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import { restockDesk } from '#tests/support/restock-desk.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const { soldOut, ask, stock, tell, toldOf, tokenIn } = restockDesk(() => shop)

test('what is sold out again before its mail goes out is told nobody, and waited for on', async () => {
  const productId = await soldOut()
  for (const email of ['una@example.com', 'anew@example.com']) await ask(productId, email)
  await stock(productId, 1)
  await tellRestocked(shop.deps)
  await stock(productId, 0)
  await ask(productId, 'anew@example.com')
  // An attempt that failed has left the text of its mail.
  await shop.sql(
    `insert into outbox_mail (message_key, recipient, locale, subject, html, plain, created_at)
      select 'restock:' || id, email, locale, '', '', 'precio viejo', created_at
      from restock_alert where email = 'una@example.com'`,
  )
  expect(await shop.drain('sendRestockMails')).toBe(1)
  const rows = await shop.sql<{ email: string; told: boolean }>(
    `select email, told_at is not null as told from restock_alert where product_id = ? order by email`,
    [productId],
  )
  expect(rows).toEqual([
    { email: 'anew@example.com', told: false },
    { email: 'una@example.com', told: false },
  ])
  expect(await toldOf(productId)).toEqual([])
  await stock(productId, 1)
  await tell()
  const told = await toldOf(productId)
  expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([
    'anew@example.com',
    'una@example.com',
  ])
  expect(told.map(({ plain }) => plain).join('')).not.toContain('precio viejo')
})

test('who ends their alerts gets no mail that was about to go out', async () => {
  const [first, second] = [await soldOut(), await soldOut()]
  const owner = await shop.register('termina')
  const people = ['corta@example.com', 'termina@example.com', 'sigue@example.com']
  for (const email of people)
    for (const productId of [first, second])
      await ask(productId, email, email === people[1] ? owner : shop.visitor())
  await stock(first, 1)
  await tell()
  const [mine] = await toldOf(first)
  if (!mine) throw new Error('not told')
  await stock(second, 1)
  await tellRestocked(shop.deps)
  const token = tokenIn(mine)
  const left = { ok: true, email: people[0] }
  expect(await shop.visitor().call.restock.leave({ token })).toEqual(left)
  await owner.call.restock.endMine()
  await shop.drain('sendRestockMails')
  expect((await toldOf(second)).map(({ recipient }) => recipient)).toEqual([people[2]])
  // The link of the mail that did go out still works.
  expect(await shop.visitor().call.restock.leave({ token })).toEqual(left)
})
