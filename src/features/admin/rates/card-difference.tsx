// What a typed version changes against the one that holds on its first day, in fields and in money.
import { Text } from '@mantine/core'
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { cardChanges } from '#domain/card-changes.ts'
import type { RateCard } from '#domain/rate-card.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { useFacts } from '#src/lib/facts.ts'
import { textAt, type TypedGroup } from '#src/lib/form/kind.ts'
import { useTexts } from '#src/lib/texts.ts'
import { VersionPreview } from '../kit/version-preview.tsx'
import { momentOfDay } from '../kit/moment-of-day.ts'
import { CardChanges } from './card-changes.tsx'
import { type cardForm, isRateCard } from './card-fields.ts'
import { SamplePrices } from './sample-prices.tsx'

export interface Reach {
  tariff: Tariff
  place: string
}

interface CardDifferenceProps {
  card: ReturnType<typeof cardForm>
  typed: TypedGroup
  /** The latest start first. */
  versions: readonly RateCardVersion[]
  /** ISO 8601: when one begins that is published at once. */
  at: string
  /** Of a place the card reaches; null: there is none, or it is a list of fees. */
  reach: Reach | null
}

export function CardDifference({ card, typed, versions, at, reach }: CardDifferenceProps) {
  const { tariffDesk: t } = useTexts()
  const { locale } = useFacts()
  const read = card.read(typed[card.place] as TypedGroup, locale)
  return (
    <VersionPreview versions={versions} start={momentOfDay(textAt(typed, 'validFrom')) ?? at}>
      {(base, caption) => {
        const changes = read.ok ? cardChanges(base?.data ?? null, read.output) : []
        if (changes.length === 0 || !read.ok)
          return (
            <Text size="sm" c="dimmed" role="status">
              {read.ok ? t.noDifference() : t.faultyDifference()}
            </Text>
          )
        return (
          <>
            <CardChanges caption={caption} changes={changes} />
            {base && isRateCard(base.data) && reach && (
              <SamplePrices
                before={base.data}
                after={{ ...(read.output as RateCard), version: '' }}
                {...reach}
              />
            )}
          </>
        )
      }}
    </VersionPreview>
  )
}
