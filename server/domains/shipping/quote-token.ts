// The token of a kept quote's link, derived from a random nonce and the shop's secret: the mail's job finds it again,
// while neither queue nor database ever holds one.
import { createHmac } from 'node:crypto'

/** 256 bits. */
export const quoteToken = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`kept quote\n${nonce}`).digest('base64url')
