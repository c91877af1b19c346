// What became of a kept quote's price: it holds, or what it was stands beside what it is today.
import type { CheckoutOption, KeptPrice } from '#contract/checkout.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { Notice } from '#src/ui/notice.tsx'

interface KeptNoticeProps {
  kept: KeptPrice | null
  options: readonly CheckoutOption[]
}

export function KeptNotice({ kept, options }: KeptNoticeProps) {
  const { checkout, chargeNames } = useTexts()
  const { kept: t } = checkout
  const { locale } = useFacts()
  if (!kept) return null
  const date = formatWhen(kept.validUntil, locale)
  if (kept.state === 'held')
    return (
      <Notice still tone="success">
        {t.held({ date })}
      </Notice>
    )
  const changed = options.flatMap(({ service, totalCents: now }) => {
    const was = kept.totals.find((each) => each.service === service)?.totalCents
    return was === undefined || was === now ? [] : [{ service, was, now }]
  })
  return (
    // Today's prices may be those of the quote all the same.
    <Notice still tone="warn" {...(changed.length > 0 && { title: t.anew() })}>
      <p>{kept.state === 'expired' ? t.expired({ date }) : t.differs({ place: kept.place })}</p>
      {changed.length > 0 && (
        <ul>
          {changed.map(({ service, was, now }) => (
            <li key={service}>
              {t.total({
                service: chargeNames.service[service](),
                was: formatMoney(was, locale),
                now: formatMoney(now, locale),
              })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
