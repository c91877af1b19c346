// What to pay, how, until when, and the form that tells us that it was paid.
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { PaymentMethodView } from '#contract/checkout.ts'
import type { OrderView } from '#contract/orders.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { Notice } from '#src/ui/notice.tsx'
import { CopyText } from './copy-text.tsx'
import styles from './order-page.module.css'
import { FrozenBolivars } from './frozen-bolivars.tsx'
import { Panel } from './panel.tsx'
import type { ReportAnswer } from './report-answer.ts'

interface PayPanelProps {
  order: OrderView
  method: PaymentMethodView | undefined
  answer: ReportAnswer | undefined
}

export function PayPanel({ order, method, answer }: PayPanelProps) {
  const { orders: t, faults, errors } = useTexts()
  const { locale } = useFacts()
  const busy = useNavigation().formAction !== undefined
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (answer?.fault) field.current?.focus()
  }, [answer])
  const { bolivars } = order
  const rows = [
    ...(bolivars?.held
      ? [{ label: t.bolivars.amount(), value: formatMoney(bolivars.centimos, locale, 'VES') }]
      : []),
    { label: t.page.amount(), value: formatMoney(order.totalCents, locale) },
    { label: t.page.concept(), value: order.number },
    ...(method?.fields.map(({ code, value }) => ({ label: t.fields[code](), value })) ?? []),
  ]
  const date = formatWhen(order.payUntil, locale)
  const deadlines = () => {
    if (order.pieces !== 'held') return t.page[order.pieces]({ date })
    if (order.holdUntil === null) return t.page.until({ date })
    return t.page.untilHeld({ hold: formatWhen(order.holdUntil, locale), date })
  }
  return (
    <Panel id="pay" title={t.page.pay()} hint={t.next[order.paymentMethod]()}>
      <h3 className={styles.method}>{t.methods[order.paymentMethod]()}</h3>
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
      {bolivars && <FrozenBolivars bolivars={bolivars} noteOnly />}
      <Notice tone="warn" still>
        <span suppressHydrationWarning>{deadlines()}</span>
      </Notice>
      <Form method="post" className={styles.report} noValidate>
        <h3>{t.page.report()}</h3>
        {answer?.refused && <Notice tone="error">{errors.illegal_transition()}</Notice>}
        {answer?.failed && <Notice tone="error">{t.page.failed()}</Notice>}
        <TextField
          ref={field}
          name="reference"
          label={t.page.reference()}
          hint={t.page.referenceHint()}
          error={answer?.fault && faults[answer.fault]()}
          defaultValue={answer?.reference}
          autoComplete="off"
          required
          maxLength={80}
        />
        <Button type="submit" busy={busy}>
          {t.page.send()}
        </Button>
      </Form>
    </Panel>
  )
}
