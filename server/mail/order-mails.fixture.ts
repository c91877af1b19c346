// The mails about one order for tests: the order, and each mail in a language and state.
import type { OrderView } from '#contract/orders.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { orderPlacedMail } from './order-placed.mail.ts'
import { orderStateMail } from './order-state.mail.ts'

export const setting = { brandName: 'Puente', publicUrl: 'https://shop.example' }

export const address = {
  country: 've' as const,
  fullName: 'María González',
  idDocument: '',
  phone: '+584121234567',
  state: 'Zulia',
  city: 'Maracaibo',
  line1: 'Calle 72',
  line2: '',
  postalCode: '4001',
}

export const orderWith = (changes: Partial<OrderView> = {}): OrderView => ({
  id: 1,
  number: 'PU-000001-3',
  state: 'pending_payment',
  nextStates: [],
  locale: 'es',
  email: 'maria@example.com',
  shippingAddress: address,
  billingAddress: null,
  service: 'air',
  minDays: 3,
  maxDays: 10,
  payment: {
    kind: 'zelle',
    name: '',
    instructions: { text: '', locale: 'es' },
    fields: [{ code: 'email', value: 'pagos@puente.example' }],
    demo: false,
  },
  paymentReference: null,
  carrier: 'MRW',
  trackingNumber: '1Z999',
  charges: [
    { code: 'goods', cents: 123_450 },
    { code: 'freight', cents: 2600 },
    { code: 'taxes', cents: 18_518 },
    { code: 'processing', cents: 2500 },
  ],
  totalCents: 147_068,
  customs: null,
  bolivars: null,
  invoice: 'F-2026-000001',
  freight: {
    basis: 'actual_weight',
    unit: 'lb',
    actualPoundsThousandths: 4000,
    volumetricPoundsThousandths: 3855,
    cubicFeetThousandths: 370,
    billedThousandths: 4000,
    minimumApplied: false,
    centsPerUnit: 650,
  },
  estimated: true,
  note: '',
  placedAt: '2026-05-04T15:00:00.000Z',
  payUntil: '2026-05-06T15:00:00.000Z',
  holdUntil: null,
  pieces: 'held',
  lines: [
    {
      productId: 1,
      name: 'Taladro percutor',
      brand: 'Marca',
      textLanguage: 'es',
      image: null,
      unitCents: 61_725,
      quantity: 2,
      totalCents: 123_450,
    },
  ],
  history: [],
  ...changes,
})

export const placed = (locale: Locale, changes: Partial<OrderView> = {}) =>
  orderPlacedMail(setting, {
    order: orderWith(changes),
    key: 'secret-key',
    locale,
  })
export const moved = (
  locale: Locale,
  state: OrderView['state'],
  note = '',
  changes: Partial<OrderView> = {},
  noteIsOurs = false,
) =>
  orderStateMail(setting, {
    order: orderWith(changes),
    key: 'secret-key',
    locale,
    state,
    note,
    noteIsOurs,
    isAskedFor: false,
  })
