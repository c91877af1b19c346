// What a new version would do to a few typical shipments, computed by the function that prices every quote.
import { Text } from '@mantine/core'
import type { RateCard } from '#domain/rate-card.ts'
import { type Sample, SAMPLES } from '#domain/sample-shipments.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { useTexts } from '#src/lib/texts.ts'
import { BeforeAfter } from '../kit/before-after.tsx'
import { quoteSample } from '../kit/quote-sample.ts'
import { useCardWords } from './use-card-words.ts'

interface SamplePricesProps {
  before: RateCard
  after: RateCard
  /** Of a place the card reaches. */
  tariff: Tariff
  place: string
}

/** The tariff with another card in the place of its own. */
const withCard = (tariff: Tariff, card: RateCard): Tariff => ({
  ...tariff,
  services: tariff.services.map((way) => (way.service === card.service ? { ...way, card } : way)),
})

export function SamplePrices({ before, after, tariff, place }: SamplePricesProps) {
  const { tariffDesk: t } = useTexts()
  const { money } = useCardWords()
  const priced = (card: RateCard, sample: Sample) => {
    const option = quoteSample(withCard(tariff, card), card.service, sample)
    return option?.refused === null ? money(option.totalCents) : t.notTaken()
  }
  return (
    <>
      <div>
        <h3>{t.effect()}</h3>
        <Text size="sm" c="dimmed">
          {t.effectText({ place })}
        </Text>
      </div>
      <BeforeAfter
        caption={t.effect()}
        rows={SAMPLES.map((sample) => ({
          key: sample,
          label: t.samples[sample](),
          before: priced(before, sample),
          after: priced(after, sample),
        }))}
      />
    </>
  )
}
