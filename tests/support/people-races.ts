// Two of the shop's visitors who meet at one name, one row or one key, for the tests that race every unique index.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { PASSWORD } from './account-shop.ts'
import { checkoutForm } from './checkout-form.ts'
import { SHOP_ORIGIN } from './passkey-people.ts'
import { type Race, atOnce, oneOfTwo } from './race.ts'
import { softwareKey } from './software-key.ts'

const ADDRESS = {
  label: '',
  fullName: 'Ana Pérez',
  idDocument: '',
  phone: '0412-1234567',
  state: 'Miranda',
  city: 'Chacao',
  line1: 'Av. Francisco de Miranda',
  line2: '',
  postalCode: '',
}

export const PEOPLE_RACES: Record<string, Race> = {
  app_user_email: async ({ shop, fresh }) => {
    const email = `${fresh()}@example.com`
    await oneOfTwo('email_taken', () =>
      shop.visitor().call.auth.register({ ...shop.person(fresh()), email }),
    )
    // Two who move to one address, each by the link of its own mail.
    const wanted = `${fresh()}@example.com`
    const tokens: string[] = []
    for (const name of [fresh(), fresh()]) {
      const { call } = await shop.register(name)
      await call.account.changeEmail({ email: wanted, password: PASSWORD })
      tokens.push(await shop.lastToken(wanted))
    }
    await oneOfTwo('email_taken', () =>
      shop.visitor().call.auth.verifyEmail({ token: tokens.pop() ?? '' }),
    )
  },
  app_user_username: async ({ shop, fresh }) => {
    const username = fresh()
    await oneOfTwo('username_taken', () =>
      shop.visitor().call.auth.register({ ...shop.person(fresh()), username }),
    )
    const wanted = fresh()
    const people = [await shop.register(fresh()), await shop.register(fresh())]
    await oneOfTwo('username_taken', () => {
      const { call } = people.pop()!
      return call.account.updateProfile({ fullName: 'Ana Pérez', username: wanted })
    })
  },
  subscriber_email: async ({ shop, fresh }) => {
    const email = `${fresh()}@example.com`
    await oneOfTwo('already_subscribed', () => shop.visitor().call.newsletter.subscribe({ email }))
  },
  passkey_credential: async ({ people }) => {
    const key = softwareKey({ origin: SHOP_ORIGIN })
    const both = [await people.member(), await people.member()]
    const made = await Promise.all(both.map(async (one) => key.make(await people.begin(one))))
    await oneOfTwo('passkey_known', () =>
      both.pop()!.call.account.addPasskey({ name: 'Teléfono', ...made.pop()! }),
    )
  },
  shop_order_idempotency: async ({ shop }) => {
    const idempotencyKey = randomUUID()
    const forms = await Promise.all(
      [1, 2].map(async () => {
        const visitor = shop.visitor()
        await visitor.call.cart.addItem({ productId: await shop.product(), quantity: 1 })
        return {
          visitor,
          form: await checkoutForm(visitor, { idempotencyKey, note: randomUUID() }),
        }
      }),
    )
    await oneOfTwo('request_reused', () => {
      const { visitor, form } = forms.pop()!
      return visitor.call.orders.placeOrder(form)
    })
  },
  shop_order_cart: async ({ shop }) => {
    const visitor = shop.visitor()
    await visitor.call.cart.addItem({ productId: await shop.product(), quantity: 1 })
    const forms = [await checkoutForm(visitor), await checkoutForm(visitor)]
    const [one, two] = await atOnce(() => visitor.call.orders.placeOrder(forms.pop()!))
    expect(one).toMatchObject({ ok: true })
    expect(two).toEqual(one)
  },
  cart_user: async ({ shop, fresh }) => {
    const { user } = await shop.register(fresh())
    const productIds = [await shop.product(), await shop.product()]
    // Two browsers with a cart each, and both are now signed in to one account.
    const browsers = await Promise.all(
      productIds.map(async (productId) => {
        const browser = await shop.enter(user.id)
        const guest = shop.visitor({ cookies: new Map() })
        await guest.call.cart.addItem({ productId, quantity: 1 })
        for (const [name, value] of guest.cookies) browser.cookies.set(name, value)
        return browser
      }),
    )
    const more = await shop.product()
    await Promise.all(
      browsers.map(({ call }) => call.cart.addItem({ productId: more, quantity: 1 })),
    )
    const cart = await browsers[0]!.call.cart.current()
    expect(cart.lines.map(({ productId }) => productId).toSorted((a, b) => a - b)).toEqual([
      ...productIds,
      more,
    ])
  },
  cart_line_pkey: async ({ shop }) => {
    const { call } = shop.visitor()
    const [productId, other] = [await shop.product(), await shop.product()]
    await call.cart.addItem({ productId: other, quantity: 1 })
    await atOnce(() => call.cart.addItem({ productId, quantity: 1 }))
    expect(await call.cart.current()).toMatchObject({ itemCount: 3 })
  },
  favourite_pkey: async ({ shop, fresh }) => {
    const { call } = await shop.register(fresh())
    const productId = await shop.product()
    for (const answer of await atOnce(() => call.account.setFavourite({ productId, liked: true })))
      expect(answer).toMatchObject({ ok: true, productIds: [productId] })
  },
  user_address_default: async ({ shop, fresh }) => {
    const { call } = await shop.register(fresh())
    let count = 0
    const answers = await atOnce(() =>
      call.account.addAddress({ ...ADDRESS, line1: `Calle ${(count += 1)}`, isDefault: true }),
    )
    for (const answer of answers) expect(answer).toMatchObject({ ok: true })
    const kept = await call.account.addresses()
    expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(kept).toHaveLength(2)
  },
}
