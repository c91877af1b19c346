// What a typed version changes against the one that holds on its first day, in fields and in money, and until when it would hold.
import { Alert } from '@mantine/core'
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { cardChanges } from '#domain/card-changes.ts'
import { versionAt } from '#domain/dated-versions.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatStart } from '#src/ui/format-start.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from '../kit/desk.module.css'
import { CardChanges } from './card-changes.tsx'
import { isRateCard } from '../kit/card-texts.ts'
import type { ReadCard } from './read-card.ts'
import { SamplePrices } from './sample-prices.tsx'

interface CardDifferenceProps {
  /** The version in force. */
  base: RateCardVersion
  /** The latest start first. */
  versions: readonly RateCardVersion[]
  /** When the typed one begins, ISO 8601; null: at once. */
  start: string | null
  card: ReadCard
  reach: { tariff: Tariff; place: string } | null
}

export function CardDifference({ versions, start, card, reach, ...rest }: CardDifferenceProps) {
  const { pricing: t } = useTexts()
  const locale = useUiLocale()
  const base = (start && versionAt(versions, start)) || rest.base
  // The first of those to come that starts after this one would.
  const next = versions.findLast(({ state, validFrom }) =>
    start ? validFrom > start : state === 'future',
  )
  const caption = t.difference({ version: base.version })
  const changes = card.ok ? cardChanges(base.data, card.draft) : []
  return (
    <>
      <h3>{caption}</h3>
      {changes.length === 0 && (
        <p className={styles.soft} role="status">
          {card.ok ? t.noDifference() : t.faultyDifference()}
        </p>
      )}
      {changes.length > 0 && <CardChanges caption={caption} changes={changes} />}
      {next && (
        <Alert color="sea" icon={<Icon name="info" />}>
          <span suppressHydrationWarning>
            {t.held({ day: formatStart(next.validFrom, locale), version: next.version })}
          </span>
        </Alert>
      )}
      {changes.length > 0 &&
        card.ok &&
        card.typed.kind === 'card' &&
        isRateCard(base.data) &&
        reach && (
          <SamplePrices before={base.data} after={{ ...card.typed.card, version: '' }} {...reach} />
        )}
    </>
  )
}
