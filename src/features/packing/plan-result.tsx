// The answer beside the form: what is still missing, or every service's comparison and the boxes of one of them.
import type { PlannerView } from '#contract/planner-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { chosenService } from './chosen-service.ts'
import type { LoadedPlan } from './load-plan.ts'
import styles from './plan-result.module.css'
import { PlannedBoxes } from './planned-boxes.tsx'
import type { ReadParcels } from './read-parcels.ts'
import { ServicePlanCard } from './service-plan-card.tsx'
import { plannerAddress } from './use-planner.ts'

interface PlanResultProps {
  /** What the plan was made for; the form may have gone on. */
  loaded: LoadedPlan
  view: PlannerView
  read: ReadParcels
  busy: boolean
  example: PlannerView
  onChange: (view: PlannerView) => void
}

export function PlanResult({ loaded, view, read, busy, example, onChange }: PlanResultProps) {
  const { planner: t, tariffs } = useTexts()
  const { plan, failed } = loaded
  if (read.state === 'blank')
    return (
      <EmptyState
        title={t.blank()}
        actions={
          <ButtonLink
            to={plannerAddress(example)}
            variant="secondary"
            onClick={(event) => {
              event.preventDefault()
              onChange(example)
            }}
          >
            {t.tryExample()}
          </ButtonLink>
        }
      >
        <p>{t.blankText()}</p>
      </EmptyState>
    )
  if (read.state === 'incomplete') {
    const isFaulty = Object.keys(read.faults).length > 0
    return (
      <Notice
        tone={isFaulty ? 'warn' : 'info'}
        title={isFaulty ? t.faulty() : t.missing()}
        still={!isFaulty}
      >
        {isFaulty ? t.faultyText() : t.missingText()}
      </Notice>
    )
  }
  if (!plan)
    return failed && !busy ? (
      <Notice tone="error">{t.failed()}</Notice>
    ) : (
      <Notice>{t.busy()}</Notice>
    )
  const chosen = chosenService(plan, view.show)
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
              boxesAt={plannerAddress({ ...loaded.view, show: each.service })}
              onChoose={() => onChange({ ...view, show: each.service })}
            />
          ))}
        </div>
        {isExample && (
          <p className={styles.note}>
            <span aria-hidden="true">* </span>
            {t.exampleNote()}
          </p>
        )}
      </section>
      {chosen && (
        <section aria-labelledby="plan-boxes" className={styles.part}>
          <h2 id="plan-boxes">{t.boxesOf({ service: tariffs.service[chosen.service]() })}</h2>
          {chosen.answer === 'apart_is_cheaper' && <Notice still>{t.notAdvised()}</Notice>}
          <PlannedBoxes loaded={loaded} plan={plan} chosen={chosen} />
        </section>
      )}
      <p className={styles.note}>{t.measured()}</p>
    </div>
  )
}
