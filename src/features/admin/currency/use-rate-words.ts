// Names series and sources at the desk of exchange rates, and writes a difference.
import type { AdminRates } from '#contract/currency-desk.ts'
import { SOURCE_NAMES } from '#domain/rate-sources.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatChange } from '#src/ui/format-change.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'

type Series = Pick<AdminRates['waiting'][number], 'currency' | 'kind'>

export function useRateWords() {
  const { money } = useTexts()
  const locale = useUiLocale()
  return {
    nameOf: ({ currency, kind }: Series): string =>
      currency === 'VES'
        ? `${money.name[currency]()} · ${money.kind[kind]()}`
        : money.name[currency](),
    sourceOf: ({
      source,
      sandbox,
    }: Pick<AdminRates['waiting'][number], 'source' | 'sandbox'>): string => {
      const { name } = SOURCE_NAMES[source]
      return sandbox && name ? `${name} (sandbox)` : name
    },
    changeOf: (rate: string, last: string): string =>
      formatChange((Number(rate) / Number(last) - 1) * 100, locale, 1),
  }
}
