// One service's comparison: what the pieces cost apart and together, line by line, and what that saves or why not.
import type { PlannedService, ServicePlanView } from '#contract/packing-plan.ts'
import { sum } from '#domain/money.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMoney, formatNumber } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import { SERVICE_ICONS } from '#src/ui/service-icons.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './service-plan-card.module.css'

function Comparison({ plan }: { plan: PlannedService }) {
  const { planner: t, tariffs } = useTexts()
  const locale = useUiLocale()
  const { comparison, parcels, apartCents, feeCents, otherCents, answer, example } = plan
  const saving = comparison?.savingCents ?? 0
  const amounts = [
    [t.parts.freight(), sum((parcels ?? []).map(({ freight }) => freight.cents))],
    [t.parts.cartons(), sum((parcels ?? []).map(({ cartonCents }) => cartonCents))],
    [t.parts.fee(), feeCents],
    [t.parts.other(), otherCents],
  ] as const
  return (
    <>
      {saving > 0 ? (
        <p className={styles.saving}>
          <Icon name="check" />
          {t.saving({
            amount: formatMoney(saving, locale),
            percent: formatNumber((saving * 100) / apartCents, locale),
          })}
        </p>
      ) : (
        <p className={styles.why}>{t.answers[answer]()}</p>
      )}
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
              {example && (
                <span className={styles.example} title={tariffs.example()}>
                  <span aria-hidden="true">*</span>
                  <span className="pu-hidden">{` ${tariffs.example()}`}</span>
                </span>
              )}
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
      <p className={styles.days}>
        <Icon name="clock" />
        {tariffs.days({ min: plan.minDays, max: plan.maxDays })}
      </p>
    </>
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
  const { planner: t, tariffs } = useTexts()
  const id = `plan-${plan.service}`
  const hasBoxes = plan.refused === null && plan.parcels !== null
  return (
    <section
      className={`pu-card ${styles.card}`}
      aria-labelledby={id}
      data-chosen={chosen || undefined}
    >
      <h3 id={id} className={styles.name}>
        <span className={styles.icon}>
          <Icon name={SERVICE_ICONS[plan.service]} size={24} />
        </span>
        {tariffs.service[plan.service]()}
      </h3>
      {plan.refused === null ? (
        <Comparison plan={plan} />
      ) : (
        <p className={styles.why}>{t.refused()}</p>
      )}
      {hasBoxes &&
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
    </section>
  )
}
