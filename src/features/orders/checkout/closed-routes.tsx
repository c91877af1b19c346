// Ways this order cannot travel now: closed ones with the notice the shop wrote, others with their reason.
import type { CheckoutQuote } from '#contract/checkout.ts'
import type { OrderService } from '#domain/shipping-services.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatStart } from '#src/ui/format-start.ts'
import { Notice } from '#src/ui/notice.tsx'

export function ClosedRoutes({ closed }: Pick<Extract<CheckoutQuote, { ok: true }>, 'closed'>) {
  const { checkout: t, chargeNames } = useTexts()
  const { locale } = useFacts()
  const nameOf = (service: OrderService) => chargeNames.service[service]()
  const others = closed.filter(({ suspension }) => suspension === null)
  return (
    <>
      {others.length > 0 && (
        <Notice still>
          {others.map(({ service, refused }) => (
            <p key={service}>{`${nameOf(service)}: ${chargeNames.refused[refused]()}.`}</p>
          ))}
        </Notice>
      )}
      {closed.map(
        ({ service, suspension }) =>
          suspension && (
            <Notice key={service} tone="warn" still title={t.closed({ service: nameOf(service) })}>
              {suspension.notice[locale]}{' '}
              {suspension.until && t.resumes({ day: formatStart(suspension.until, locale) })}
            </Notice>
          ),
      )}
    </>
  )
}
