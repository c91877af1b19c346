// What a typed version changes against the one it starts from, in fields and in money.
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { cardChanges } from '#domain/card-changes.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from '../desk.module.css'
import { CardChanges } from './card-changes.tsx'
import { isRateCard } from './card-texts.ts'
import type { ReadCard } from './read-card.ts'
import { SamplePrices } from './sample-prices.tsx'

interface CardDifferenceProps {
  base: RateCardVersion
  card: ReadCard
  reach: { tariff: Tariff; place: string } | null
}

export function CardDifference({ base, card, reach }: CardDifferenceProps) {
  const { pricing: t } = useTexts()
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
