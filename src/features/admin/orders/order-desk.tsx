// One order for those who run the shop: everything needed to decide what happens next, and the way to do it.
import { Group } from '@mantine/core'
import type { OrderView } from '#contract/orders.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { SeenLink } from '#src/ui/seen-link.tsx'
import { formatMethod } from '#src/ui/format-method.ts'
import { formatCustoms } from '#src/ui/format-customs.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { When } from '#src/ui/when.tsx'
import { EmailText } from '#src/ui/email-text.tsx'
import { AddressText } from '#src/features/orders/address-text.tsx'
import { Charges } from '#src/features/orders/charges.tsx'
import { FreightReasonText } from '#src/features/orders/freight-reason.tsx'
import { FrozenBolivars } from '#src/features/orders/frozen-bolivars.tsx'
import { Goods } from '#src/features/orders/goods.tsx'
import { OrderTimeline } from '#src/features/orders/order-timeline.tsx'
import { Panel } from '#src/features/orders/panel.tsx'
import { TrackingText } from '#src/features/orders/tracking-text.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { DeskBadge } from './desk-badge.tsx'
import { MovePanel } from './move-panel.tsx'
import styles from './order-desk.module.css'
import { ReportsPanel } from './reports-panel.tsx'
import { TrackForm } from './track-form.tsx'

export function OrderDesk({ order }: { order: OrderView }) {
  const { admin: t, orders, paying, chargeNames, customsNote, language } = useTexts()
  const locale = useUiLocale()
  const actors = {
    customer: t.actors.customer(),
    admin: t.actors.admin(),
    system: t.actors.system(),
  }
  const facts = [
    [t.placed(), <When key="at" iso={order.placedAt} />],
    [
      t.customer(),
      <a key="mail" href={`mailto:${order.email}`}>
        <EmailText email={order.email} />
      </a>,
    ],
    [t.language(), language[order.locale]()],
    [t.method(), formatMethod(paying, order.payment)],
    ...(order.invoice
      ? [
          [
            t.invoice(),
            <SeenLink key="invoice" to={paths.invoice(order.invoice, '')}>
              {order.invoice}
            </SeenLink>,
          ] as const,
        ]
      : []),
    ...(order.state === 'pending_payment'
      ? [[t.payUntil(), <When key="until" iso={order.payUntil} />] as const]
      : []),
    ...(order.holdUntil !== null && order.pieces === 'held'
      ? [[t.holdUntil(), <When key="hold" iso={order.holdUntil} />] as const]
      : []),
    ...(order.pieces === 'held'
      ? []
      : [[t.pieces(), order.pieces === 'free' ? t.piecesFree() : t.piecesGone()] as const]),
    [
      chargeNames[`freight_${order.service}`](),
      chargeNames.days({ min: order.minDays, max: order.maxDays }),
    ],
    ...(order.trackingNumber
      ? [[t.tracking(), <TrackingText key="way" {...order} />] as const]
      : []),
    ...(order.note ? [[orders.page.note(), order.note] as const] : []),
  ] as const
  return (
    <DeskPage
      title={orders.page.title({ number: order.number })}
      back={{ to: paths.adminOrders(), words: t.all() }}
      actions={
        <Group>
          <DeskBadge state={order.state} />
          <SeenLink to={paths.orderConfirmation(order.number, '')}>{t.customerPage()}</SeenLink>
        </Group>
      }
    >
      <div className="pu-split">
        <div className={styles.column}>
          <Panel id="order" title={t.number()}>
            <dl className={styles.facts}>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          <Panel id="lines" title={orders.page.lines()}>
            <Goods goods={order.lines} label={orders.page.lines()} />
            <Charges
              charges={order.charges}
              service={order.service}
              totalCents={order.totalCents}
            />
            {order.bolivars && <FrozenBolivars bolivars={order.bolivars} />}
            {order.customs && (
              <p>
                <small>{formatCustoms(customsNote, order.customs, locale)}</small>
              </p>
            )}
            <p>
              <small>
                <FreightReasonText reason={order.freight} exact />
                {order.estimated && ` ${orders.estimated()}`}
              </small>
            </p>
          </Panel>
          <Panel id="addresses" title={orders.page.delivery()}>
            <div className={styles.addresses}>
              <AddressText address={order.shippingAddress} />
              <div>
                <h3>{orders.page.billing()}</h3>
                {order.billingAddress ? (
                  <AddressText address={order.billingAddress} />
                ) : (
                  <p>{orders.page.sameBilling()}</p>
                )}
              </div>
            </div>
          </Panel>
        </div>
        <div className={styles.column}>
          {order.invoice && (
            <Panel id="reports" title={t.reports()}>
              <ReportsPanel invoice={order.invoice} />
            </Panel>
          )}
          <Panel id="move" title={t.move()}>
            <MovePanel order={order} />
          </Panel>
          {order.state === 'shipped' && (
            <Panel id="tracking" title={t.trackFix()}>
              <TrackForm key={`${order.carrier} ${order.trackingNumber}`} order={order} />
            </Panel>
          )}
          <Panel id="history" title={orders.page.history()}>
            <OrderTimeline order={order} actors={actors} />
          </Panel>
        </div>
      </div>
    </DeskPage>
  )
}
