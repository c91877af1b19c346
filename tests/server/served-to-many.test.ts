// What many are served with one answer is asked for by one person first, and by others at once and after: it names nobody.
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { type HttpVisitor, httpVisitor } from '#tests/support/http-visitor.ts'
import { servedBy } from '#tests/support/served-to-many.ts'
import { shareShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { someone } from '#tests/support/shoppers.ts'

let shop: Shop
beforeAll(async () => {
  shop = await shareShop()
}, 120_000)

const newVisitor = () => httpVisitor(shop.url)

test('what many are served holds nothing of the person who asked first, nor a cookie of theirs', async () => {
  const { visitor, marks } = await someone(shop.url, 'inconfundible')
  expect(marks).not.toContain('none')
  // Their session is due to move along: every answer that knows them sets its cookie anew.
  const soon = `update session set expires_at = now() + interval '1 hour'`
  for (const path of await servedBy(shop)) {
    await askDatabase(shop.databaseUrl, soon)
    const [first, ...others] = await Promise.all(
      [visitor, newVisitor(), newVisitor()].map((who) => who.send(path)),
    )
    const later = await newVisitor().send(path)
    for (const answer of [...others, later]) {
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`
      for (const mark of marks) expect(text.includes(mark), `${path}: ${mark}`).toBe(false)
      expect(answer.headers.getSetCookie(), path).toEqual([])
    }
    if (path !== '/no-such-page') expect(first?.status, path).toBeLessThan(400)
    const kept = first?.headers.get('cache-control') ?? ''
    if (/public|s-maxage/.test(kept)) expect(first?.headers.getSetCookie(), path).toEqual([])
    // And a copy that is still good is confirmed without a word about who asks.
    const etag = first?.headers.get('etag')
    if (!etag) continue
    const same = await newVisitor().send(path, { headers: { 'if-none-match': etag } })
    expect([200, 304]).toContain(same.status)
    expect(same.headers.getSetCookie(), path).toEqual([])
  }
})

test('pages of one person are drawn for each, also while an anonymous visitor’s is being drawn', async () => {
  const { visitor, marks } = await someone(shop.url, 'singular')
  for (const path of [paths.cart, paths.checkout, paths.account, paths.home, paths.products()]) {
    const asked = [visitor, newVisitor(), visitor, newVisitor()].map((who) => who.send(path))
    const answers = await Promise.all(asked)
    for (const answer of answers) expect(answer.headers.get('cache-control')).toMatch(/^private/)
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(texts[0], path).toContain(marks[0])
    for (const text of [texts[1], texts[3]])
      for (const mark of marks) expect(text?.includes(mark), `${path}: ${mark}`).toBe(false)
  }
})

test('all who listen for the sync hear one thing, which names nobody', async () => {
  const { visitor, marks } = await someone(shop.url, 'irrepetible')
  const heard = async (who: HttpVisitor) => {
    const answer = await who.send('/api/sync/events')
    const reader = answer.body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    await reader?.cancel()
    expect(answer.headers.getSetCookie()).toEqual([])
    return Buffer.from(value ?? []).toString()
  }
  const texts = await Promise.all([visitor, newVisitor()].map(heard))
  expect(texts[0]).toContain('event: sync')
  expect(texts[1]).toBe(texts[0])
  for (const mark of marks) expect(texts[1]).not.toContain(mark)
})
