// A form with faults begins with the list of them, each a link to its field.
import { useEffect, useRef } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { FaultList } from '#src/ui/fault-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { CheckoutAnswer } from './checkout-answer.ts'
import { fieldId } from './form-state.ts'
import { ADDRESS_FIELDS, KEPT_ADDRESS } from './checkout-fields.ts'
import { RefusalNotice } from './refusal-notice.tsx'

/** Choices have no field of their own to go to. */
const PARTS: Partial<Record<string, string>> = {
  [KEPT_ADDRESS]: 'checkout-shipping',
  service: 'checkout-delivery',
  paymentMethod: 'checkout-payment',
}

export function FaultSummary({ answer }: { answer: CheckoutAnswer | undefined }) {
  const { checkout: t, errors, faults: words } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.focus()
  }, [answer])
  if (!answer) return null

  const labelOf = (field: string): string | null => {
    const [prefix, name] = field.split('.')
    if (field === 'email' || field === 'note') return t[field]()
    if (field === KEPT_ADDRESS) return t.shipping()
    if (field === 'service') return t.delivery()
    if (field === 'paymentMethod') return t.payment()
    const known = ADDRESS_FIELDS.find((each) => each === name)
    if (!known) return null
    return prefix === 'billingAddress' ? `${t.billing()}: ${t[known]()}` : t[known]()
  }
  const faults = Object.entries(answer.faults).flatMap(([field, fault]) => {
    const label = labelOf(field)
    return label && fault
      ? [{ target: PARTS[field] ?? fieldId(field), label, text: words[fault]() }]
      : []
  })
  const isHidden = Object.keys(answer.faults).length > 0 && faults.length === 0
  return (
    <div ref={place} tabIndex={-1}>
      <FaultList title={t.faultCount({ count: faults.length })} faults={faults} />
      {isHidden && <Notice tone="error">{errors.invalid_input()}</Notice>}
      {answer.refusal && <RefusalNotice refusal={answer.refusal} />}
      {answer.failed && (
        <Notice tone="error" title={t.failed()}>
          {t.failedText()}
        </Notice>
      )}
    </div>
  )
}
