// What the cart proofs share: people to sign in, additions that must work, and what a cart holds.
import { createUser } from '#server/domains/auth/create-user.ts'
import type { TestShop, Visitor } from './test-shop.ts'

let people = 0

export const signUp = async (shop: TestShop) => {
  const username = `persona${(people += 1)}`
  const person = {
    fullName: 'Una Persona',
    username,
    email: `${username}@example.com`,
    password: 'secreto',
  }
  await createUser(shop.deps.orm.em.fork(), { ...person, isAdmin: false })
  return { username, password: person.password }
}

export const added = async (visitor: Visitor, productId: number, quantity = 1) => {
  const answer = await visitor.call.cart.addItem({ productId, quantity })
  if (!answer.ok) throw new Error(answer.code)
  return answer
}

export const contents = async (visitor: Visitor) => {
  const cart = await visitor.call.cart.current()
  return cart.lines.map(({ productId, quantity }) => [productId, quantity])
}
