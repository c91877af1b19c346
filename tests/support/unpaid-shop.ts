// A test shop with small bounds on what is held unpaid, a new visitor from wherever one is needed, and time that passes.
import { createUser } from '#server/domains/auth/create-user.ts'
import { checkoutForm } from './checkout-form.ts'
import { openTestShop, type Visitor, type VisitorOptions } from './test-shop.ts'

export const MOST = { pieces: 20, cents: 400_000 }

interface Asked {
  quantity?: number
  productId?: number
  stock?: number
  priceCents?: number
}

const idOf = (number: string) => Number(number.replaceAll(/\D/g, '').slice(0, -1))

/** Newcomers may hold everything unless a test is about their share. */
export async function openUnpaidShop(newcomerPercent = 100) {
  const shop = await openTestShop({ mostHeld: MOST, newcomerPercent })
  const person = { fullName: 'Una Persona', password: 'secreto', isAdmin: false }
  const names = (username: string) => ({ username, email: `${username}@example.com` })
  for (const one of [
    { ...person, ...names('nueva') },
    { ...person, ...names('segura'), emailVerified: true },
    { ...person, ...names('jefa'), isAdmin: true, emailVerified: true },
  ])
    await createUser(shop.deps.orm.em.fork(), one)

  let networks = 0
  const elsewhere = (): VisitorOptions => ({ clientAddress: `198.51.100.${(networks += 1)}` })
  const order = async (visitor: Visitor, email: string, asked: Asked = {}) => {
    const { quantity = 1, productId, ...product } = asked
    const id = productId ?? (await shop.product({ stock: 99, ...product }))
    await visitor.call.cart.addItem({ productId: id, quantity })
    const form = await checkoutForm(visitor, { email })
    return { answer: await visitor.call.orders.placeOrder(form), productId: id, visitor }
  }
  const joined = async (username: string, email: string, options = elsewhere()) => {
    await createUser(shop.deps.orm.em.fork(), { ...person, username, email, emailVerified: true })
    return login(username, options)
  }
  const login = async (username: string, options: VisitorOptions) => {
    const visitor = shop.visitor(options)
    const answer = await visitor.call.auth.login({ username, password: 'secreto' })
    if (!answer.ok) throw new Error(answer.code)
    return visitor
  }
  const tick = async () => {
    await shop.deps.boss.send('orders.cancelUnpaid', {})
    await shop.drain('cancelUnpaidOrders')
  }
  return {
    ...shop,
    idOf,
    order,
    tick,
    /** Somebody who was never here, from a network that nobody else has. */
    newVisitor: (options = elsewhere()) => shop.visitor(options),
    signedIn: (username: 'nueva' | 'segura' | 'jefa', options = elsewhere()) =>
      login(username, options),
    /** Somebody with an account whose address is confirmed. */
    joined,
    /** Whether an order was placed, and whether its pieces are held. */
    heldOf: async ({ answer }: Awaited<ReturnType<typeof order>>) => {
      if (!answer.ok) throw new Error(answer.code)
      const [row] = await shop.sql<{ held: boolean }>(
        'select pieces_held as held from shop_order where id = ?',
        [idOf(answer.number)],
      )
      return row?.held
    },
    /** The link of an order that was placed. */
    linkOf: ({ answer }: Awaited<ReturnType<typeof order>>) => {
      if (!answer.ok) throw new Error(answer.code)
      return { number: answer.number, key: answer.key }
    },
    shelfOf: async (id: number) =>
      (
        await shop.sql<{ stock: number; reserved: number; missing: number }>(
          'select stock, reserved, missing from product where id = ?',
          [id],
        )
      )[0],
    /** The time for which the pieces of one order are held is over. */
    pass: async ({ number }: { number: string }) => {
      await shop.sql(
        `update shop_order set hold_until = now() - interval '1 second' where id = ?`,
        [idOf(number)],
      )
      await tick()
    },
  }
}

export type UnpaidShop = Awaited<ReturnType<typeof openUnpaidShop>>
