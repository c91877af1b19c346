// The checkout form for tests: a quote by air and by sea, whoever looks at it, and the answers it can get.
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import { METHOD_IDS } from '#tests/support/payment-methods.ts'
import type { AddressView } from '#contract/account-things.ts'
import { marketRate } from '#tests/fixtures/rates.ts'
import { ADDRESS } from '#tests/support/checkout-form.ts'
import type { CheckoutAnswer } from '#src/features/orders/checkout/checkout-fields.ts'
import { CheckoutForm } from '#src/features/orders/checkout/checkout-form.tsx'
import { keptNotice, refusalNotice } from '#src/features/orders/checkout/late-parts.ts'
import { orderView } from '#src/features/orders/order.fixture.ts'

// As the page's action does before it answers.
await refusalNotice.ready()
await keptNotice.ready()

const { freight, lines } = orderView()
export const optionOf = (service: 'air' | 'sea' | 'courier', totalCents: number) => ({
  service,
  totalCents,
  charges: [{ code: 'freight' as const, cents: 650 }],
  freight,
  minDays: 3,
  maxDays: 10,
  rateCardVersion: 'test',
  customs: { by: 'shopper' as const, onTop: { fromCents: 0, toCents: 900 } },
})
export const cartLines = lines.map(({ unitCents, totalCents, ...line }) => ({
  ...line,
  store: 'amazon' as const,
  category: 'Toys' as const,
  priceCents: unitCents,
  previousPriceCents: null,
  stock: 5,
  availability: 'in_stock' as const,
  problem: null,
  onlyBy: null,
  waits: false,
  restrictedKind: null,
  lineCents: totalCents,
}))
export const CHECKOUT_QUOTE = {
  ok: true as const,
  cart: { version: 4, lines: cartLines, itemCount: 2, subtotalCents: 3720, landed: null },
  destination: { code: 've-caracas', country: 've', name: 'Caracas' },
  extras: [],
  options: [optionOf('air', 7428), optionOf('sea', 6000)],
  service: null,
  kept: null,
  closed: [],
  estimatedProductIds: [7],
  payHours: 48,
  holdHours: 48,
  bolivarRate: marketRate(),
}
export const METHODS = Object.entries(METHOD_IDS).map(([kind, id]): PaymentMethodView => ({
  id,
  kind: kind as keyof typeof METHOD_IDS,
  name: '',
  instructions: { text: '', locale: 'es' },
  demo: false,
  leastCents: null,
  mostCents: null,
  feeBasisPoints: 0,
  feeCents: 0,
}))
export const KEY = '00000000-0000-4000-8000-000000000000'
const ANA = { fullName: 'Ana Pérez', username: 'ana', email: 'ana@example.com', isAdmin: false }
export const kept = (id: number, label: string): AddressView => ({
  ...ADDRESS,
  id,
  label,
  isDefault: id === 1,
})
export const showCheckout = (
  answer?: CheckoutAnswer,
  addresses: AddressView[] = [],
  change: object = {},
  methods = METHODS,
) =>
  renderInShop(
    <CheckoutForm
      {...{ methods, addresses, answer }}
      quote={{ ...CHECKOUT_QUOTE, ...change }}
      idempotencyKey={KEY}
    />,
    addresses.length > 0 ? { user: ANA } : {},
  )
export const answerOf = (change: Partial<CheckoutAnswer>): CheckoutAnswer => ({
  intent: 'checkout',
  typed: { email: 'ana', billingSame: true, service: 'air' },
  faults: {},
  ...change,
})
