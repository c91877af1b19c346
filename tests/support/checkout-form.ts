// Fills the checkout form for tests: what a test does not name is filled with a good answer.
import { randomUUID } from 'node:crypto'
import type { CheckoutQuote, placeOrderInput } from '#contract/checkout.ts'
import type { z } from 'zod'
import type { HttpVisitor } from './http-visitor.ts'
import { METHOD_IDS } from './payment-methods.ts'
import type { Visitor } from './test-shop.ts'

export type CheckoutForm = z.input<typeof placeOrderInput>

export const ADDRESS = {
  country: 've' as const,
  fullName: 'María González',
  idDocument: 'V-12345678',
  phone: '0412-1234567',
  state: 'Miranda',
  city: 'Chacao',
  line1: 'Av. Francisco de Miranda, edificio Parque',
  line2: 'Piso 3',
  postalCode: '1060',
}

/** The form as the checkout page would send it after it has shown the quote. */
export const formOf = (quote: CheckoutQuote, changes: Partial<CheckoutForm> = {}): CheckoutForm => {
  if (!quote.ok) throw new Error(quote.code)
  const service = changes.service ?? 'air'
  const option = quote.options.find((one) => one.service === service)
  return {
    idempotencyKey: randomUUID(),
    email: 'maria@example.com',
    shippingAddress: ADDRESS,
    billingAddress: null,
    service,
    paymentMethod: METHOD_IDS.zelle,
    note: '',
    expectedTotalCents: option?.totalCents ?? 0,
    expectedCustomsByShop: option?.customs.by === 'shop',
    cartVersion: quote.cart.version,
    ...changes,
  }
}

/** The form for the visitor's cart right now. */
export const checkoutForm = async (
  visitor: Visitor,
  changes: Partial<CheckoutForm> = {},
): Promise<CheckoutForm> => formOf(await visitor.call.orders.checkoutQuote({}), changes)

/** Puts one product into the cart and places the order. */
export const placeOne = async (
  visitor: Visitor,
  productId: number,
  changes: Partial<CheckoutForm> = {},
) => {
  await visitor.call.cart.addItem({ productId, quantity: 1 })
  const answer = await visitor.call.orders.placeOrder(await checkoutForm(visitor, changes))
  if (!answer.ok) throw new Error(answer.code)
  const { number, key } = answer
  return { number, key }
}

/** The same from outside, through tRPC. */
export const placeOverHttp = async (
  { trpc }: HttpVisitor,
  productId: number,
  changes: Partial<CheckoutForm> = {},
) => {
  await trpc.cart.addItem.mutate({ productId, quantity: 1 })
  const form = formOf(await trpc.orders.checkoutQuote.query({}), changes)
  const answer = await trpc.orders.placeOrder.mutate(form)
  if (!answer.ok) throw new Error(answer.code)
  return answer
}
