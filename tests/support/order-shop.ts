// A test shop with an admin and two customers, and the few steps every test about orders begins with.
import type { OrderState } from '#domain/order-state.ts'
import { createAdmin, createUser } from '#server/domains/auth/create-user.ts'
import { placeOne } from './checkout-form.ts'
import { openTestShop } from './test-shop.ts'

const person = (username: string) => ({
  fullName: 'Una Persona',
  username,
  email: `${username}@example.com`,
  password: 'secreto',
})

export async function openOrderShop() {
  const shop = await openTestShop()
  const em = () => shop.deps.orm.em.fork()
  await createAdmin(em(), person('jefa'))
  await createUser(em(), { ...person('marta'), isAdmin: false })
  await createUser(em(), { ...person('pedro'), isAdmin: false })

  const signIn = async (username: 'jefa' | 'marta' | 'pedro') => {
    const visitor = shop.visitor()
    const answer = await visitor.call.auth.login({ username, password: 'secreto' })
    if (!answer.ok) throw new Error(answer.code)
    return visitor
  }
  const admin = await signIn('jefa')

  return {
    ...shop,
    admin,
    signIn,
    stockOf: async (id: number) =>
      (await shop.sql<{ stock: number }>('select stock from product where id = ?', [id]))[0]?.stock,
    orderCount: async () =>
      (await shop.sql<{ n: number }>('select count(*)::int as n from shop_order'))[0]?.n ?? 0,
    /** A visitor with one product in the cart, ready for the checkout. */
    filled: async (product: object = {}, quantity = 1) => {
      const visitor = shop.visitor()
      const productId = await shop.product(product)
      await visitor.call.cart.addItem({ productId, quantity })
      return { visitor, productId }
    },
    /** A placed order of one of five pieces. */
    place: async (visitor = shop.visitor()) => {
      const productId = await shop.product({ stock: 5 })
      const placed = await placeOne(visitor, productId)
      const { id } = await visitor.call.orders.order(placed)
      return { ...placed, id, productId, visitor }
    },
    /** Puts an order into a state past all rules. */
    force: (id: number, state: OrderState) =>
      shop.sql('update shop_order set state = ? where id = ?', [state, id]),
    move: (id: number, to: OrderState, more: object = {}) =>
      admin.call.orders.adminMove({ id, to, ...more }),
  }
}

export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>
