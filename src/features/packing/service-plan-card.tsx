// One service's comparison: what the pieces cost apart and together, line by line, and what that saves or why not.
import type { PlannedService, ServicePlanView } from '#contract/packing-plan.ts'
import { sum } from '#domain/money.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMoney, formatNumber } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import { ExampleMark, ServiceCard } from '#src/ui/service-card.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './service-plan-card.module.css'

function Comparison({ plan }: { plan: PlannedService }) {
  const { planner: t } = useTexts()
  const { comparison, parcels, apartCents, feeCents, otherCents, example } = plan
  const amounts = [
    [t.parts.freight(), sum((parcels ?? []).map(({ freight }) => freight.cents))],
    [t.parts.cartons(), sum((parcels ?? []).map(({ cartonCents }) => cartonCents))],
    [t.parts.fee(), feeCents],
    [t.parts.other(), otherCents],
  ] as const
  return (
    <dl className={styles.lines}>
      <div data-main="">
        <dt>{t.apart()}</dt>
        <dd>
          <Price cents={apartCents} />
        </dd>
      </div>
      {comparison && (
        <div data-main="">
          <dt>
            {t.together()}
            {example && <ExampleMark />}
          </dt>
          <dd>
            <Price cents={comparison.togetherCents} />
          </dd>
        </div>
      )}
      {comparison &&
        amounts.map(
          ([label, cents]) =>
            cents > 0 && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Price cents={cents} size="s" />
                </dd>
              </div>
            ),
        )}
    </dl>
  )
}

function Answer({ plan }: { plan: PlannedService }) {
  const { planner: t } = useTexts()
  const locale = useUiLocale()
  const saving = plan.comparison?.savingCents ?? 0
  return saving > 0 ? (
    <p className={styles.saving}>
      <Icon name="check" />
      {t.saving({
        amount: formatMoney(saving, locale),
        percent: formatNumber((saving * 100) / plan.apartCents, locale),
      })}
    </p>
  ) : (
    <p className={styles.why}>{t.answers[plan.answer]()}</p>
  )
}

interface ServicePlanCardProps {
  plan: ServicePlanView
  /** Its boxes are the ones drawn below. */
  chosen: boolean
  /** Address that draws them. */
  boxesAt: string
  onChoose: () => void
}

export function ServicePlanCard({ plan, chosen, boxesAt, onChoose }: ServicePlanCardProps) {
  const { planner: t } = useTexts()
  const planned = plan.refused === null ? plan : null
  const together = planned?.comparison
  const isBetter = (together?.savingCents ?? 0) > 0
  return (
    <ServiceCard
      id={`plan-${plan.service}`}
      service={plan.service}
      best={chosen}
      price={
        planned && {
          ...planned,
          label: isBetter ? t.together() : t.apart(),
          cents: (isBetter && together?.togetherCents) || planned.apartCents,
        }
      }
      marks={planned && <Answer plan={planned} />}
    >
      {planned ? <Comparison plan={planned} /> : <p className={styles.why}>{t.refused()}</p>}
      {planned?.parcels &&
        (chosen ? (
          <p className={styles.seen}>
            <Icon name="box" />
            {t.seen()}
          </p>
        ) : (
          <Anchor
            to={boxesAt}
            onClick={(event) => {
              event.preventDefault()
              onChoose()
            }}
          >
            {t.seeBoxes()}
          </Anchor>
        ))}
    </ServiceCard>
  )
}
