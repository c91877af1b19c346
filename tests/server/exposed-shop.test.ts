// Proves a demo shop that others can reach: what everybody knows opens nothing, and nobody reads the mails.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpVisitor, LOGINS } from '#tests/support/http-visitor.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'

let shop: OwnShop
beforeAll(async () => {
  shop = await startShop({ fresh: true, settings: { HOST: '0.0.0.0' } })
}, 60_000)
afterAll(() => shop.stop())

const signIn = (username: string, password: string) =>
  httpVisitor(shop.url).trpc.auth.login.mutate({ username, password })

test('the passwords of the readme open nothing; those of the first lines do', async () => {
  for (const { username, password } of Object.values(LOGINS))
    expect(await signIn(username, password)).toMatchObject({ code: 'invalid_credentials' })
  const told = [...shop.output().matchAll(/Demo \w+ +(\w+) \/ (\S+) {2}\(write it down/g)]
  expect(told.map(([, username]) => username)).toEqual(['admin', 'maria'])
  for (const [, username = '', password = ''] of told)
    expect(await signIn(username, password)).toMatchObject({ ok: true })
})

test('there is no mailbox, and the start says why', async () => {
  for (const path of ['/dev/mailbox', '/dev/mailbox/1', '/dev/mailbox/1/html'])
    expect((await httpVisitor(shop.url).send(path)).status, path).toBe(404)
  expect(shop.output()).not.toContain('/dev/mailbox')
  expect(shop.output()).toMatch(/Mails +kept, but shut/)
})
