// By which rate an amount in bolivars was made, exactly, so that anybody can multiply it again.
import type { StoredBolivars } from '#contract/orders.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatExactRate, formatRate, formatValueDate } from '#src/ui/format-rate.ts'

export type Cited = Pick<StoredBolivars, 'rate' | 'kind' | 'sourceName' | 'valueDate'>

/** A rate an admin has set is cited with the shop's name. What is agreed on is cited to the last decimal. */
export function BolivarCitation({ cited, exact = true }: { cited: Cited; exact?: boolean }) {
  const { bolivars: t } = useTexts().orders
  const { locale, brand } = useFacts()
  return (
    <span suppressHydrationWarning>
      {t.cited({
        kind: t.kind[cited.kind](),
        rate: exact
          ? formatExactRate(cited.rate)
          : formatRate({ currency: 'VES', rate: cited.rate }, locale),
        source: cited.sourceName || brand,
        date: formatValueDate(cited, locale),
      })}
    </span>
  )
}
