// Proves that everybody who waits is told once and in order, and that alerts end by one's own key alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellRestocked } from '#server/jobs/handlers/tell-restocked.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import { restockDesk } from '#tests/support/restock-desk.ts'
import { purgeAlerts } from './forget-alerts.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const { soldOut, ask, stock, tell, toldOf, tokenIn } = restockDesk(() => shop)
const openOf = async (email: string) =>
  (
    await shop.sql<{ product_id: number }>(
      'select product_id from restock_alert where email = ? and told_at is null order by id',
      [email],
    )
  ).map((row) => row.product_id)

test('everybody is told once, in their language, by two workers at once', async () => {
  const productId = await soldOut({ name: 'Cafetera Única' })
  const people = Array.from({ length: 60 }, (_, place) => `fila${place}@example.com`)
  for (const [place, email] of people.entries())
    await ask(productId, email, shop.visitor({ locale: place === 1 ? 'pt' : 'es' }))
  expect(await tell()).toBe(0)
  await stock(productId, 1)
  await Promise.all([tellRestocked(shop.deps), tellRestocked(shop.deps)])
  expect(await tell()).toBeGreaterThan(1)
  const told = await toldOf(productId)
  expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(people.toSorted())
  const [first, second] = people
    .slice(0, 2)
    .map((email) => told.find(({ recipient }) => recipient === email))
  expect(first?.subject).toBe('Ya volvió: Cafetera Única')
  for (const said of [
    `https://shop.example/product/${productId}`,
    'US$\u00a0100,00',
    'Puesto en Caracas',
  ])
    expect(first?.plain).toContain(said)
  expect(second?.subject).toBe('Voltou: Cafetera Única')
  expect(second?.plain).toContain(`https://shop.example/pt/product/${productId}`)
  // Nothing is told a second time, and whoever asks anew is told anew.
  expect(await tell()).toBe(0)
  await stock(productId, 0)
  await ask(productId, people[0] ?? '')
  await stock(productId, 2)
  expect(await tell()).toBe(1)
  expect(await toldOf(productId)).toHaveLength(people.length + 1)
})

test('a job that is done again sends nothing again', async () => {
  const productId = await soldOut()
  await ask(productId, 'repite@example.com')
  await stock(productId, 3)
  await tell()
  const [alert] = await shop.sql<{ id: number }>(
    `select id from restock_alert where email = 'repite@example.com'`,
  )
  await shop.deps.boss.send('restock.sendMails', { alertIds: [alert?.id] })
  expect(await shop.drain('sendRestockMails')).toBe(1)
  expect(await toldOf(productId)).toHaveLength(1)
})

test.each([{ stock: 0 }, { stock: 5, offered: false }, { stock: 5, hiddenByAdmin: true }])(
  'while it cannot be had (%j) nobody is told, and the alert stays',
  async (change) => {
    const productId = await shop.product(change)
    const email = `espera${productId}@example.com`
    await ask(productId, email)
    expect(await tell()).toBe(0)
    expect(await openOf(email)).toEqual([productId])
    await shop.sql(
      'update product set stock = 1, offered = true, hidden_by_admin = false where id = ?',
      [productId],
    )
    expect(await tell()).toBe(1)
  },
)

test('a pre-order is not back: who waits goes on waiting until there are pieces', async () => {
  const productId = await soldOut()
  await ask(productId, 'preventa@example.com')
  await shop.sql('update product set pre_order = true where id = ?', [productId])
  expect(await tell()).toBe(0)
  await shop.sql('update product set pre_order = false, stock = 1 where id = ?', [productId])
  expect(await tell()).toBe(1)
})

test('a mail tells no price of what is bought at its store', async () => {
  const productId = await soldOut({ salesPolicy: 'affiliate' })
  await ask(productId, 'tienda@example.com')
  await stock(productId, 4)
  await tell()
  expect((await toldOf(productId))[0]?.plain).not.toContain('US$')
})

test('the key of a mail ends the alerts of its address, and nobody else’s', async () => {
  const [back, never] = [await soldOut(), await soldOut()]
  for (const email of ['sale@example.com', 'queda@example.com'])
    for (const productId of [back, never]) await ask(productId, email)
  await stock(back, 1)
  await tell()
  // Who asked first is told first.
  const [mine, other] = await toldOf(back)
  expect(mine?.recipient).toBe('sale@example.com')
  if (!mine || !other) throw new Error('not told')
  const [id] = tokenIn(other).split('.')
  const [, signature] = tokenIn(mine).split('.')
  const leave = (token: string) => shop.visitor().call.restock.leave({ token })
  for (const token of [`${id}.${signature}`, `999999.${signature}`, 'x'.repeat(50)])
    expect(await leave(token)).toEqual({ ok: false, code: 'invalid_token' })
  expect(await openOf('sale@example.com')).toEqual([never])
  for (const _click of [1, 2])
    expect(await leave(tokenIn(mine))).toEqual({ ok: true, email: 'sale@example.com' })
  expect(await openOf('sale@example.com')).toEqual([])
  expect(await openOf('queda@example.com')).toEqual([never])
})

test('who is signed in sees and ends their own, and what came with an address once it is proved', async () => {
  const [asked, typed] = [await soldOut(), await soldOut()]
  const owner = await shop.register('duena')
  const email = 'duena@example.com'
  await ask(asked, email, owner)
  await ask(typed, email)
  const other = await shop.register('otra')
  expect([await owner.call.restock.mine(), await other.call.restock.mine()]).toEqual([[asked], []])
  await shop.visitor().call.auth.verifyEmail({ token: await shop.lastToken(email) })
  expect(await owner.call.restock.mine()).toEqual([typed, asked])
  await other.call.restock.endMine()
  expect(await openOf(email)).toEqual([asked, typed])
  await owner.call.restock.endMine()
  expect(await openOf(email)).toEqual([])
  await expect(shop.visitor().call.restock.mine()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('what was told goes after three months, what nobody could be told of after six', async () => {
  const [told, waiting] = [await soldOut(), await soldOut()]
  for (const productId of [told, waiting]) await ask(productId, 'vieja@example.com')
  await stock(told, 1)
  await tell()
  const left = async (after: number) => {
    await purgeAlerts(
      shop.deps.orm.em.fork(),
      new Date(shop.deps.clock().getTime() + after * 86_400_000),
    )
    const rows = await shop.sql<{ product_id: number }>(
      `select product_id from restock_alert where email = 'vieja@example.com' order by id`,
    )
    return rows.map((row) => row.product_id)
  }
  expect(await left(89)).toEqual([told, waiting])
  expect(await left(91)).toEqual([waiting])
  expect(await left(181)).toEqual([])
})
