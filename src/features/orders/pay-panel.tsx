// What to pay, how, until when, and the form that tells us that it was paid.
import type { OrderView } from '#contract/orders.ts'
import { useFacts } from '#src/lib/facts.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMethod } from '#src/ui/format-method.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { Notice } from '#src/ui/notice.tsx'
import { CopyText } from './copy-text.tsx'
import styles from './order-page.module.css'
import { FrozenBolivars } from './frozen-bolivars.tsx'
import { Panel } from './panel.tsx'
import { ReportForm } from './report-form.tsx'

interface PayPanelProps {
  order: OrderView
  answer: FormAnswer | undefined
}

export function PayPanel({ order, answer }: PayPanelProps) {
  const { orders: t, paying } = useTexts()
  const { locale } = useFacts()
  const { bolivars, payment } = order
  const rows = [
    ...(bolivars?.held
      ? [{ label: t.bolivars.amount(), value: formatMoney(bolivars.centimos, locale, 'VES') }]
      : []),
    { label: t.page.amount(), value: formatMoney(order.totalCents, locale) },
    { label: t.page.concept(), value: order.number },
    ...payment.fields.map(({ code, value }) => ({ label: paying.fields[code](), value })),
  ]
  const date = formatWhen(order.payUntil, locale)
  const deadlines = () => {
    if (order.pieces !== 'held') return t.page[order.pieces]({ date })
    if (order.holdUntil === null) return t.page.until({ date })
    return t.page.untilHeld({ hold: formatWhen(order.holdUntil, locale), date })
  }
  return (
    <Panel id="pay" title={t.page.pay()} hint={paying.next[payment.kind]()}>
      <h3 className={styles.method}>{formatMethod(paying, payment)}</h3>
      {payment.demo && (
        <Notice tone="warn" still>
          {paying.demo()}
        </Notice>
      )}
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <CopyText text={value} label={label} />
            </dd>
          </div>
        ))}
      </dl>
      {payment.instructions.text && (
        <p className={styles.instructions} lang={payment.instructions.locale}>
          {payment.instructions.text}
        </p>
      )}
      {bolivars && <FrozenBolivars bolivars={bolivars} noteOnly />}
      <Notice tone="warn" still>
        <span suppressHydrationWarning>{deadlines()}</span>
      </Notice>
      <div className={styles.report}>
        <h3>{t.page.report()}</h3>
        <ReportForm order={order} answer={answer} />
      </div>
    </Panel>
  )
}
