// The way to the consolidation planner, with the parcels somebody has typed already.
import { paths } from '#contract/paths.ts'
import { shipmentQuery, type ShipmentView } from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './planner-call.module.css'

/** Needs the dictionary `tariffs`. */
export function PlannerCall({ view }: { view?: ShipmentView }) {
  const { tariffs: t } = useTexts()
  return (
    <section className={`pu-card ${styles.call}`} aria-labelledby="planner-call">
      <span className="pu-disc" data-tone="honey">
        <Icon name="box" size={28} />
      </span>
      <div>
        <h2 id="planner-call" className={styles.title}>
          {t.planTitle()}
        </h2>
        <p>{t.planText()}</p>
      </div>
      <ButtonLink
        to={paths.consolidation(view && shipmentQuery({ ...view, asked: false }))}
        variant="secondary"
        iconEnd="arrow-right"
      >
        {t.planButton()}
      </ButtonLink>
    </section>
  )
}
