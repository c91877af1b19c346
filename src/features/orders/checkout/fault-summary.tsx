// A checkout with faults begins with the list of them, each a link to its field, or says why no order was placed.
import { Suspense, useEffect, useRef } from 'react'
import type { PostedForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FaultList } from '#src/ui/fault-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { CheckoutAnswer } from './checkout-fields.ts'
import { refusalNotice } from './late-parts.ts'

/** Choices have no field of their own to go to. */
const PARTS: Partial<Record<string, string>> = {
  'checkout-keptAddress': 'checkout-shipping',
  'checkout-service': 'checkout-delivery',
  'checkout-paymentMethod': 'checkout-payment',
}

export function FaultSummary({ form, answer }: { form: PostedForm; answer: CheckoutAnswer }) {
  const { checkout: t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [answer])
  const faults = form.listed.map((fault) => ({
    ...fault,
    target: PARTS[fault.target] ?? fault.target,
  }))
  const { refused } = answer
  return (
    <div ref={place} tabIndex={-1}>
      <FaultList title={t.faultCount({ count: faults.length })} faults={faults} />
      <Suspense>
        {refused && faults.length === 0 && <refusalNotice.Part refusal={refused} />}
      </Suspense>
      {form.failed && !refused && (
        <Notice tone="error" title={answer.unsaved === 'offline' && t.failed()}>
          {form.failed}
        </Notice>
      )}
    </div>
  )
}
