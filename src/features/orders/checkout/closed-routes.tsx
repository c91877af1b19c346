// Ways this order cannot travel now: closed ones with the notice the shop wrote, others with their reason.
import type { CheckoutQuote } from '#contract/checkout.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatStart } from '#src/ui/format-start.ts'
import { Notice } from '#src/ui/notice.tsx'

export function ClosedRoutes({ closed }: Pick<Extract<CheckoutQuote, { ok: true }>, 'closed'>) {
  const { checkout: t, chargeNames } = useTexts()
  const { locale } = useFacts()
  return closed.map(({ service, refused, suspension }) => {
    const name = chargeNames.service[service]()
    if (suspension === null)
      return (
        <Notice key={service} still>
          {`${name}: ${chargeNames.refused[refused]()}.`}
        </Notice>
      )
    const { notice, until } = suspension
    return (
      <Notice key={service} tone="warn" still title={t.closed({ service: name })}>
        {notice[locale]} {until && t.resumes({ day: formatStart(until, locale) })}
      </Notice>
    )
  })
}
