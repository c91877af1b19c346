// The figures of a service as its rate card says them, so that the page can never contradict a quote.
import type { ConsolidationFees, MailboxFees, RateCard } from '#domain/rate-card.ts'
import { useTexts } from '#src/lib/texts.ts'
import list from '#src/ui/fact-rows.module.css'
import { Badge } from '#src/ui/badge.tsx'
import { formatMeasure, formatMoney, formatNumber } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './service-parts.module.css'

type Fact = readonly [term: string, fact: string]

function Facts({ facts, example }: { facts: readonly Fact[]; example: boolean }) {
  const { transport: t, comparison } = useTexts()
  return (
    <section aria-labelledby="service-rates">
      <h2 id="service-rates" className={styles.title}>
        {t.rates()} {example && <Badge tone="honey">{comparison.example()}</Badge>}
      </h2>
      <dl className={list.rows}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function CardFacts({ card }: { card: RateCard }) {
  const { transport, tariffs } = useTexts()
  const { rate: t } = transport
  const locale = useUiLocale()
  const unit = tariffs.unit[card.unit]()
  const money = (cents: number) => formatMoney(cents, locale)
  const amount = (thousandths: number) => formatMeasure(thousandths, unit, locale)
  const prices = card.brackets.map(({ fromThousandths, centsPerUnit }): Fact => [
    fromThousandths === 0 ? t.price() : t.priceFrom({ amount: amount(fromThousandths) }),
    transport.per({ price: money(centsPerUnit), unit }),
  ])
  const { limits, insurance, volumetric } = card
  const percent = formatNumber(insurance.basisPoints / 100, locale, 2)
  const side = limits.longestSide
  const weight = limits.pieceWeight
  const facts: Fact[] = [
    ...prices,
    [t.minimum(), amount(card.minimumThousandths)],
    [t.step(), amount(card.stepThousandths)],
    ...(volumetric.counts && card.basis === 'chargeable_weight'
      ? [[t.divisor(), t.divisorText({ divisor: volumetric.value })] as const]
      : []),
    ...(weight
      ? [[t.weightLimit(), formatMeasure(weight.thousandths, weight.unit, locale)] as const]
      : []),
    ...(side ? [[t.sideLimit(), formatMeasure(side.thousandths, side.unit, locale)] as const] : []),
    [
      t.insurance(),
      insurance.freeCents > 0
        ? t.insuranceText({ percent, free: money(insurance.freeCents) })
        : t.insuranceWhole({ percent }),
    ],
    ...(card.handlingCents > 0 ? [[t.handling(), money(card.handlingCents)] as const] : []),
    ...(card.packagingCents > 0 ? [[t.packaging(), money(card.packagingCents)] as const] : []),
  ]
  return <Facts facts={facts} example={!card.confirmed} />
}

export function ConsolidationFacts({ fees }: { fees: ConsolidationFees }) {
  const { rate: t } = useTexts().transport
  const locale = useUiLocale()
  const facts: Fact[] = [
    [t.perPiece(), formatMoney(fees.perPieceCents, locale)],
    [t.least(), formatMoney(fees.minimumCents, locale)],
  ]
  return <Facts facts={facts} example={!fees.confirmed} />
}

export function MailboxFacts({ fees }: { fees: MailboxFees }) {
  const { rate: t } = useTexts().transport
  const locale = useUiLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  const facts: Fact[] = [
    [t.freeDays(), t.freeDaysText({ days: fees.freeDays })],
    ...fees.storage.map(({ fromDay, centsPerDay }): Fact => [
      t.storage({ day: fromDay }),
      t.perDay({ amount: money(centsPerDay) }),
    ]),
    [t.photo(), money(fees.photoCents)],
    [t.check(), money(fees.contentCheckCents)],
    [t.back(), money(fees.returnCents)],
  ]
  return <Facts facts={facts} example={!fees.confirmed} />
}
