// Proves that a crowd of unknown visitors who sign in delays no owner and takes no owner's place.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { hashPassword } from './password.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

test('while no unknown visitor finds a place, a known browser signs in and who is signed in may prove it', async () => {
  const owner = await shop.register('duena')
  const login = { username: 'duena', password: PASSWORD }
  const unknown = shop.visitor({ clientAddress: '203.0.113.9' })
  let isOver = false
  // Whoever gets in or is sent away makes room for the next.
  const crowd = Array.from({ length: 60 }, async () => {
    while (!isOver) await hashPassword('mal').catch(() => new Promise(setImmediate))
  })
  try {
    await expect(unknown.call.auth.login(login)).rejects.toThrow('too many are waiting')
    expect(await owner.call.auth.confirmIdentity({ password: PASSWORD })).toMatchObject({
      ok: true,
    })
    await owner.call.auth.logout()
    expect(await owner.call.auth.login(login)).toMatchObject({ ok: true })
  } finally {
    isOver = true
    await Promise.all(crowd)
  }
})
