// One's own kept quotes: where to, from how much, and until when; each card is one link.
import { Badge } from '@mantine/core'
import type { MyQuoteRow } from '#contract/account-things.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { countryName } from '#src/ui/country-name.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from '#src/ui/record-card.module.css'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { When } from '#src/ui/when.tsx'

export function MyQuotes({ quotes }: { quotes: readonly MyQuoteRow[] }) {
  const { quotes: t } = useTexts().account
  const locale = useUiLocale()
  return (
    <ul className={styles.list}>
      {quotes.map(({ token, place, country, pieces, fromCents, savedAt, validUntil, expired }) => (
        <li key={token} className={`pu-card ${styles.card}`} data-lift="">
          <div className={styles.head}>
            <Anchor to={paths.savedQuote(token)} className={styles.name}>
              {place}, {countryName(country, locale)}
            </Anchor>
            <span className={styles.total}>
              <span className={styles.soft}>{t.from()}</span> <Price cents={fromCents} />
            </span>
          </div>
          <p className={`pu-facts ${styles.soft}`}>
            <When iso={savedAt} />
            <span>{t.parcels({ count: pieces })}</span>
          </p>
          <p>
            <Badge color={expired ? 'gray' : 'leaf'} leftSection={<Icon name="clock" />}>
              {expired ? t.lapsed() : t.until()} <When iso={validUntil} />
            </Badge>
          </p>
        </li>
      ))}
    </ul>
  )
}
