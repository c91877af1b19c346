// What a new version would do to a few typical shipments, computed by the function that prices every quote.
import { quoteServices } from '#domain/quote-services.ts'
import type { RateCard } from '#domain/rate-card.ts'
import { sampleShipment, type Sample, SAMPLES } from '#domain/sample-shipments.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskTable } from '../desk-table.tsx'
import styles from '../desk.module.css'
import { useCardWords } from './use-card-words.ts'

interface SamplePricesProps {
  before: RateCard
  after: RateCard
  /** Of a place the card reaches. */
  tariff: Tariff
  place: string
}

function totalOf(card: RateCard, tariff: Tariff, sample: Sample): number | null {
  const service = tariff.services.find((each) => each.service === card.service)
  const goods = card.carries[0]
  if (!service || !goods) return null
  // A suspension is not what is looked at here.
  const services = [{ ...service, card, suspension: null }]
  const [option] = quoteServices(sampleShipment(goods, sample, card.service), {
    ...tariff,
    services,
  }).options
  return option?.refused === null ? option.totalCents : null
}

export function SamplePrices({ before, after, tariff, place }: SamplePricesProps) {
  const { pricing: t } = useTexts()
  const { money } = useCardWords()
  const priced = (card: RateCard, sample: Sample) => {
    const cents = totalOf(card, tariff, sample)
    return cents === null ? t.notTaken() : money(cents)
  }
  return (
    <section className={styles.part} aria-labelledby="effect">
      <div>
        <h3 id="effect">{t.effect()}</h3>
        <p className={styles.soft}>{t.effectText({ place })}</p>
      </div>
      <DeskTable
        caption={t.effect()}
        heads={[t.field(), t.before(), t.after()]}
        rows={SAMPLES.map((sample) => ({
          key: sample,
          cells: [t.samples[sample](), priced(before, sample), priced(after, sample)],
        }))}
      />
    </section>
  )
}
