// The page of one order for whoever placed it.
import type { OrderView } from '#contract/orders.ts'
import { paths } from '#contract/paths.ts'
import { awaitsCustoms } from '#domain/order-state.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { CustomsNote } from '#src/ui/customs-note.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { When } from '#src/ui/when.tsx'
import { AddressText } from './address-text.tsx'
import { Charges } from './charges.tsx'
import { FreightReasonText } from './freight-reason.tsx'
import { FrozenBolivars } from './frozen-bolivars.tsx'
import { Goods } from './goods.tsx'
import styles from './order-page.module.css'
import { OrderTimeline } from './order-timeline.tsx'
import { Panel } from './panel.tsx'
import { PayPanel } from './pay-panel.tsx'
import { ReportForm } from './report-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { TrackingText } from './tracking-text.tsx'

interface OrderContentProps {
  order: OrderView
  answer: FormAnswer | undefined
  /** Of the mailed link; its buyer, signed in, needs none. */
  linkKey?: string
}

export function OrderContent({ order, answer, linkKey = '' }: OrderContentProps) {
  const { orders: t, chargeNames } = useTexts()
  const { page } = t
  const isNew = order.state === 'pending_payment'
  return (
    <>
      <header className={styles.head}>
        {isNew && <p className={styles.thanks}>{page.thanks()}</p>}
        <div className={styles.titleRow}>
          <h1 className={styles.title}>{page.title({ number: order.number })}</h1>
          <StateBadge state={order.state} />
        </div>
        <p>{t.now[order.state]()}</p>
        <p className={styles.soft}>{page.keep({ email: order.email })}</p>
        {order.paymentReference && order.state === 'payment_review' && (
          <Notice tone="success">{page.reported({ reference: order.paymentReference })}</Notice>
        )}
        {order.state === 'payment_review' && order.pieces !== 'held' && (
          <Notice tone="warn">{page.reviewFree()}</Notice>
        )}
      </header>
      <div className="pu-split">
        <div className={styles.column}>
          {isNew && <PayPanel order={order} answer={answer} />}
          {order.state === 'payment_review' && (
            <Panel id="report" title={page.another()}>
              <details open={answer !== undefined}>
                <summary>{page.anotherHint()}</summary>
                <ReportForm order={order} answer={answer} />
              </details>
            </Panel>
          )}
          <Panel id="lines" title={page.lines()}>
            <Goods goods={order.lines} label={page.lines()} />
          </Panel>
          <Panel id="delivery" title={page.delivery()}>
            <p>
              <strong>{chargeNames[`freight_${order.service}`]()}</strong>,{' '}
              {chargeNames.days({ min: order.minDays, max: order.maxDays })}
            </p>
            {order.trackingNumber && (
              <p>
                {page.tracking()}: <TrackingText {...order} />
              </p>
            )}
            <AddressText address={order.shippingAddress} />
            {order.note && (
              <p className={styles.soft}>
                {page.note()}: {order.note}
              </p>
            )}
            <h3 className={styles.sub}>{page.billing()}</h3>
            {order.billingAddress ? (
              <AddressText address={order.billingAddress} />
            ) : (
              <p className={styles.soft}>{page.sameBilling()}</p>
            )}
          </Panel>
        </div>
        <div className={styles.column}>
          <Panel id="summary" title={page.summary()}>
            <Charges
              charges={order.charges}
              service={order.service}
              totalCents={order.totalCents}
            />
            {order.customs && awaitsCustoms(order.state) && (
              <CustomsNote customs={order.customs} country={order.shippingAddress.country} />
            )}
            {order.bolivars && <FrozenBolivars bolivars={order.bolivars} />}
            {order.invoice && (
              <p>
                <Anchor to={paths.invoice(order.invoice, linkKey)}>
                  {page.invoice({ number: order.invoice })}
                </Anchor>
              </p>
            )}
            <p className={styles.soft}>
              <FreightReasonText reason={order.freight} exact />
              {order.estimated && ` ${t.estimated()}`}
            </p>
          </Panel>
          <Panel id="history" title={page.history()} hint={<When iso={order.placedAt} />}>
            <OrderTimeline order={order} />
          </Panel>
          <ButtonLink to={paths.products()} variant="secondary" wide>
            {page.again()}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
