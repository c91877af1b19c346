// A cart for tests: one ordinary line that further ones are made from.
import type { CartLineView, CartView } from '#contract/cart.ts'
import type { CheckoutOption } from '#contract/checkout.ts'

export const cartLine = (change: Partial<CartLineView> = {}): CartLineView => ({
  productId: 7,
  name: 'Ombrix Pebble Earbuds',
  brand: 'Ombrix',
  store: 'aliexpress',
  category: 'Electronics',
  textLanguage: 'en',
  image: null,
  priceCents: 1860,
  previousPriceCents: null,
  quantity: 2,
  stock: 9,
  availability: 'in_stock',
  problem: null,
  onlyBy: null,
  waits: false,
  restrictedKind: null,
  lineCents: 3720,
  ...change,
})

export const cartOf = (...lines: CartLineView[]): CartView => ({
  version: 4,
  lines,
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotalCents: lines.reduce((sum, { lineCents }) => sum + lineCents, 0),
  landed: null,
})

export const checkoutOption = (change: Partial<CheckoutOption> = {}): CheckoutOption => ({
  service: 'air',
  charges: [
    { code: 'goods', cents: 3720 },
    { code: 'freight', cents: 650 },
    { code: 'taxes', cents: 558 },
    { code: 'processing', cents: 2500 },
  ],
  totalCents: 7428,
  freight: {
    basis: 'actual_weight',
    unit: 'lb',
    actualPoundsThousandths: 600,
    volumetricPoundsThousandths: 400,
    cubicFeetThousandths: 40,
    billedThousandths: 1000,
    minimumApplied: true,
    centsPerUnit: 650,
  },
  minDays: 3,
  maxDays: 10,
  rateCardVersion: 'test',
  customs: { by: 'shop' },
  ...change,
})
