// The answer beside the planner's form: every service's comparison, then the boxes of one of them.
import type { ShipmentView } from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'
import { chosenService, type Plan } from './chosen-service.ts'
import styles from './plan-result.module.css'
import { type PlannedKind, PlannedBoxes } from './planned-boxes.tsx'
import { ServicePlanCard } from './service-plan-card.tsx'

interface PlanResultProps {
  /** What the plan was made for; the form may have gone on. */
  view: ShipmentView
  plan: Plan
  kinds: readonly PlannedKind[]
  busy: boolean
  /** Whose boxes are drawn; null: those that save most. */
  show: ShipmentView['show']
  /** Address that draws the boxes of a service. */
  boxesAt: (show: ShipmentView['show']) => string
  onChoose: (show: ShipmentView['show']) => void
}

export function PlanResult(props: PlanResultProps) {
  const { view, plan, kinds, busy, show, boxesAt, onChoose } = props
  const { planner: t, tariffs } = useTexts()
  const chosen = chosenService(plan, show)
  const isExample = plan.plans.some((each) => each.refused === null && each.example)
  return (
    <div className={styles.result} aria-busy={busy}>
      <section aria-labelledby="plan-compare" className={styles.part}>
        <h2 id="plan-compare">{t.compare()}</h2>
        <div className={styles.services}>
          {plan.plans.map((each) => (
            <ServicePlanCard
              key={each.service}
              plan={each}
              chosen={each.service === chosen?.service}
              boxesAt={boxesAt(each.service)}
              onChoose={() => onChoose(each.service)}
            />
          ))}
        </div>
        {isExample && (
          <p className={styles.note}>
            <span aria-hidden="true">* </span>
            {tariffs.exampleNote()}
          </p>
        )}
      </section>
      {chosen && (
        <section aria-labelledby="plan-boxes" className={styles.part}>
          <h2 id="plan-boxes">{t.boxesOf({ service: tariffs.service[chosen.service]() })}</h2>
          {chosen.answer === 'apart_is_cheaper' && <Notice still>{t.notAdvised()}</Notice>}
          <PlannedBoxes {...{ view, plan, kinds, chosen }} />
        </section>
      )}
      <p className={styles.note}>{t.measured()}</p>
    </div>
  )
}
