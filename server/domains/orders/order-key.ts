// The secret half of a guest's order link: computed from the id, so that nothing has to be stored.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const orderKey = (secret: string, orderId: number): string =>
  createHmac('sha256', secret).update(`order:${orderId}`).digest('base64url')

export const isOrderKey = (secret: string, orderId: number, key: string): boolean => {
  const expected = Buffer.from(orderKey(secret, orderId))
  const given = Buffer.from(key)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
