// Above the form where the answer stands below it: the price of each service in a line, which leads to all of it.
import type { QuoteOption } from '#domain/quote-types.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from './brief-prices.module.css'

export function BriefPrices({ options, to }: { options: readonly QuoteOption[]; to: string }) {
  const { tariffs } = useTexts()
  const priced = options.filter((option) => option.refused === null)
  if (priced.length === 0) return null
  return (
    <a href={`#${to}`} className={styles.brief}>
      {priced.map(({ service, totalCents }) => (
        <span key={service}>
          {tariffs.service[service]()} <Price cents={totalCents} size="s" />
        </span>
      ))}
      <Icon name="chevron-down" />
    </a>
  )
}
