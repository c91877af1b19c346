// The marks a product's form is sent with: those of what is stored, and with what comes back typed those it came with.
import type { AdminProduct } from '#contract/product-desk.ts'
import type { ProductAnswer } from './product-action.ts'

export const marksToSend = (product: AdminProduct, answer: ProductAnswer | undefined): string =>
  JSON.stringify({ ...product.seen, ...answer?.seen })
