// Fills the checkout form for tests: what a test does not name is filled with a good answer.
import { randomUUID } from 'node:crypto'
import type { placeOrderInput } from '#contract/checkout.ts'
import type { z } from 'zod'
import type { Visitor } from './test-shop.ts'

export type CheckoutForm = z.input<typeof placeOrderInput>

export const ADDRESS = {
  fullName: 'María González',
  idDocument: 'V-12345678',
  phone: '0412-1234567',
  state: 'Miranda',
  city: 'Chacao',
  line1: 'Av. Francisco de Miranda, edificio Parque',
  line2: 'Piso 3',
  postalCode: '1060',
}

/** The form as the checkout page would send it for the visitor's cart right now. */
export const checkoutForm = async (
  visitor: Visitor,
  changes: Partial<CheckoutForm> = {},
): Promise<CheckoutForm> => {
  const service = changes.service ?? 'air'
  const quote = await visitor.call.orders.checkoutQuote({ service })
  if (!quote.ok) throw new Error(quote.code)
  return {
    idempotencyKey: randomUUID(),
    email: 'maria@example.com',
    shippingAddress: ADDRESS,
    billingAddress: null,
    service,
    paymentMethod: 'zelle',
    note: '',
    expectedTotalCents: quote.options[0]?.totalCents ?? 0,
    cartVersion: quote.cart.version,
    ...changes,
  }
}

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
