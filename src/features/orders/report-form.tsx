// The form that tells us that an order was paid: it asks for what its way to pay needs, and begins with the amount owed.
import { useState } from 'react'
import type { OrderView } from '#contract/orders.ts'
import { writeLocaleCents } from '#domain/locale-number.ts'
import { currencyOf } from '#domain/payment-amount.ts'
import { bankText } from '#domain/venezuelan-banks.ts'
import { useFacts } from '#src/lib/facts.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { Field } from '#src/lib/form/field.tsx'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { reportFields } from './report-fields.ts'

const AT = {
  day_ahead: 'paidOn',
  day_too_old: 'paidOn',
  payment_known: 'reference',
}

interface ReportFormProps {
  order: OrderView
  answer: FormAnswer | undefined
}

export function ReportForm({ order, answer }: ReportFormProps) {
  const { orders: t, paying } = useTexts()
  const { locale } = useFacts()
  const { kind } = order.payment
  const [fields] = useState(() => reportFields(kind))
  const inBolivars = currencyOf(kind) === 'VES'
  const whole = inBolivars ? order.bolivars?.held && order.bolivars.centimos : order.totalCents
  const owed = order.state === 'pending_payment' && whole
  const form = usePostForm({
    fields,
    intent: 'report',
    hidden: { kind },
    words: paying.report,
    answer,
    // What is left after a first payment is for whoever pays to say.
    stored: { amount: owed ? writeLocaleCents(owed, locale) : '' },
    at: AT,
    offline: t.page.failed,
  })
  return (
    <PostForm form={form} submit={t.page.send()}>
      {Object.keys(fields).map((name) => (
        <Field
          key={name}
          form={form}
          name={name}
          option={bankText}
          {...(name === 'amount' && {
            label: inBolivars ? paying.report.amountVes() : paying.report.amount(),
          })}
        />
      ))}
    </PostForm>
  )
}
