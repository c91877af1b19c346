// Shoppers for tests: what they press without scripts, and one whose data can be told from everybody else's.
import { formOf } from './checkout-form.ts'
import { type HttpVisitor, httpVisitor } from './http-visitor.ts'

/** A product of the demo that is ours to sell. */
export const PRODUCT = 119

/** «Añadir al carrito» as a plain form sends it. */
export const add = (visitor: HttpVisitor): Promise<Response> =>
  visitor.postForm('/cart', { intent: 'add', productId: String(PRODUCT), quantity: '1' })

export const countOf = async ({ trpc }: HttpVisitor): Promise<number> =>
  (await trpc.cart.current.query()).itemCount

/** Everything of one person: what it is called, and what it holds. */
export async function someone(origin: string, username: string) {
  const visitor = httpVisitor(origin)
  const fullName = `Zoraida ${username}`
  const email = `${username}@unica.example`
  const person = { fullName, username, email, password: 'secreto 123' }
  const registered = await visitor.postJson('/api/register', person)
  if (!registered.ok) throw new Error(await registered.text())
  await add(visitor)
  await visitor.html('/checkout')
  const form = formOf(await visitor.trpc.orders.checkoutQuote.query({}))
  const placed = await visitor.trpc.orders.placeOrder.mutate({ ...form, email: person.email })
  if (!placed.ok) throw new Error(placed.code)
  await add(visitor)
  const secrets = ['puente_session', 'puente_known', 'puente_browser'].map((name) =>
    visitor.cookies.get(name),
  )
  const marks = [person.fullName, person.username, person.email, placed.number, placed.key]
  return { visitor, marks: [...marks, ...secrets.map((secret) => secret ?? 'none')] }
}
