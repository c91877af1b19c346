// An order as its buyer, an admin and the mails see it.
import type { OrderAddress } from '#contract/address.ts'
import type { FrozenBolivars, OrderView } from '#contract/orders.ts'
import { isRateHeld } from '#domain/bolivar-payment.ts'
import { formatOrderNumber } from '#domain/order-number.ts'
import { isUnpaid, nextStates } from '#domain/order-state.ts'
import type { Ctx } from '#server/ctx.ts'
import { shownPicture } from '#contract/shown-picture.ts'
import type { OrderEventRow } from './order-event.entity.ts'
import type { OrderLineRow } from './order-line.entity.ts'
import type { OrderRow } from './order.entity.ts'
import { findInvoiceNumber } from '#server/domains/billing/read-invoice.ts'
import { findOrderEvents, findOrderLines } from './order.queries.ts'
import { areThere } from './settle-pieces.ts'

const viewOrderLine = (line: OrderLineRow): OrderView['lines'][number] => ({
  productId: line.product.id,
  name: line.name,
  brand: line.brand,
  textLanguage: line.textLanguage,
  image: shownPicture(line.image),
  unitCents: line.unitCents,
  quantity: line.quantity,
  totalCents: line.totalCents,
})

const viewEvent = ({
  at,
  fromState,
  toState,
  actor,
  note,
}: OrderEventRow): OrderView['history'][number] => ({
  at: at.toISOString(),
  fromState: fromState ?? null,
  toState,
  actor,
  note,
})

/** Orders from before others could be ordered to name no country. */
const inCountry = (address: OrderAddress): OrderAddress => ({
  ...address,
  country: address.country ?? 've',
})

const viewBolivars = (
  { bolivars, state, payUntil }: OrderRow,
  events: readonly OrderEventRow[],
  now: Date,
): FrozenBolivars | null => {
  if (!bolivars) return null
  const reported = events.find(({ toState }) => toState === 'payment_review' || toState === 'paid')
  const untilMs = payUntil.getTime()
  const reportedMs = reported?.at.getTime() ?? null
  const held = isRateHeld({ state, untilMs, reportedMs }, now.getTime())
  return { ...bolivars, frozenUntil: payUntil.toISOString(), held }
}

const untold = ({ paymentMethod: kind, locale }: OrderRow): OrderView['payment'] => ({
  kind,
  name: '',
  instructions: { text: '', locale },
  fields: [],
  demo: false,
})

const whereabouts = async (em: Ctx['em'], order: OrderRow, lines: readonly OrderLineRow[]) => {
  if (order.piecesHeld || !isUnpaid(order.state)) return 'held'
  return (await areThere(em, lines)) ? 'free' : 'gone'
}

export async function viewOrder(
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  order: OrderRow,
): Promise<OrderView> {
  const lines = await findOrderLines(em, order.id)
  const events = await findOrderEvents(em, order.id)
  return {
    id: order.id,
    number: formatOrderNumber(order.id),
    state: order.state,
    nextStates: [...nextStates(order.state)],
    locale: order.locale,
    email: order.email,
    shippingAddress: inCountry(order.shippingAddress),
    billingAddress: order.billingAddress ? inCountry(order.billingAddress) : null,
    service: order.service,
    minDays: order.minDays,
    maxDays: order.maxDays,
    payment: order.payment ?? untold(order),
    paymentReference: order.paymentReference ?? null,
    carrier: order.carrier ?? null,
    trackingNumber: order.trackingNumber ?? null,
    charges: order.charges,
    totalCents: order.totalCents,
    customs: order.customs ?? null,
    bolivars: viewBolivars(order, events, now),
    invoice: await findInvoiceNumber(em, 'order', order.id),
    freight: order.freight,
    estimated: order.estimated,
    note: order.note,
    placedAt: order.placedAt.toISOString(),
    payUntil: order.payUntil.toISOString(),
    holdUntil: order.holdUntil?.toISOString() ?? null,
    pieces: await whereabouts(em, order, lines),
    lines: lines.map(viewOrderLine),
    history: events.map(viewEvent),
  }
}
