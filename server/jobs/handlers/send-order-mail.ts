// Sends the mail about one line of an order's history; a repeated job finds it sent.
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import { orderKey } from '#server/domains/orders/order-key.ts'
import { findMailUser } from '#server/domains/auth/user.queries.ts'
import { isErased } from '#server/domains/orders/erased-buyer.ts'
import { findOrder, findOrderEvent } from '#server/domains/orders/order.queries.ts'
import { viewOrder } from '#server/domains/orders/order.view.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { orderPlacedMail } from '#server/mail/order-placed.mail.ts'
import { orderStateMail } from '#server/mail/order-state.mail.ts'
import { sendMail } from '#server/platform/mailer.ts'

export async function sendOrderMail(
  { orm, config, clock }: Deps,
  { orderId, template, locale: asked, eventId }: JobPayload<'sendOrderMail'>,
): Promise<void> {
  const em = orm.em.fork()
  const row = await findOrder(em, orderId)
  const event = await findOrderEvent(em, orderId, eventId)
  if (!row || !event) throw new Error(`order ${orderId} has no history line ${eventId}`)
  if (isErased(row)) return
  const order = await viewOrder({ em, now: clock() }, row)
  // Who has an account is written to in its language, whichever one the shop was seen in.
  const buyer = row.user ? await findMailUser(em, { id: row.user.id }) : null
  const locale = buyer?.locale ?? asked
  const data = { order, locale, key: orderKey(config.secret, orderId) }
  const setting = {
    brandName: config.brandName,
    publicUrl: publicUrlOf(config),
  }
  const isAskedFor = template === 'order_link'
  // Whoever has not paid yet needs to know how.
  const isUnpaid =
    isAskedFor && order.state === 'pending_payment' && order.paymentReference === null
  const mail =
    template === 'order_placed' || isUnpaid
      ? orderPlacedMail(setting, data)
      : orderStateMail(setting, {
          ...data,
          isAskedFor,
          state: isAskedFor ? order.state : event.toState,
          note: isAskedFor ? '' : event.note,
          noteIsOurs: event.actor === 'admin',
        })
  // Asked for again within the hour, it is the mail that is there already.
  const hour = Math.floor(clock().getTime() / 3_600_000)
  const messageKey = isAskedFor ? `${template}:${orderId}:${hour}` : `${template}:${eventId}`
  await sendMail(em, config, { ...mail, messageKey, recipient: order.email, locale }, clock())
}
