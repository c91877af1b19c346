// Ways an order cannot travel for the time being, each with the notice the shop wrote for it.
import type { CheckoutQuote } from '#contract/checkout.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatStart } from '#src/ui/format-start.ts'
import { Notice } from '#src/ui/notice.tsx'

export function ClosedRoutes({ closed }: Pick<Extract<CheckoutQuote, { ok: true }>, 'closed'>) {
  const { checkout: t, orders } = useTexts()
  const { locale } = useFacts()
  return closed.map(({ service, suspension: { notice, until } }) => (
    <Notice
      key={service}
      tone="warn"
      still
      title={t.closed({ service: orders.service[service]() })}
    >
      {notice[locale]} {until && t.resumes({ day: formatStart(until, locale) })}
    </Notice>
  ))
}
