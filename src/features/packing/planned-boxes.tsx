// The boxes of a plan one after the other, and what travels in its own packing.
import type { PlannedService } from '#contract/packing-plan.ts'
import { plannerQuery } from '#contract/planner-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { LoadedPlan, Plan } from './load-plan.ts'
import styles from './plan-result.module.css'
import { PlannedBox } from './planned-box.tsx'
import { readParcels } from './read-parcels.ts'

interface PlannedBoxesProps {
  loaded: LoadedPlan
  plan: Plan
  chosen: PlannedService
}

export function PlannedBoxes({ loaded: { view }, plan, chosen }: PlannedBoxesProps) {
  const { planner: t } = useTexts()
  const read = readParcels(view)
  const rows = read.state === 'read' ? read.rows : []
  const nameOf = (row: number) => view.rows[row]?.what.trim() || t.piece({ number: row + 1 })
  const parcels = chosen.parcels ?? []
  const boxed = parcels.flatMap((parcel) => {
    const carton = parcel.box === null ? undefined : plan.boxes[parcel.box]
    return carton ? [{ parcel, carton }] : []
  })
  const loose = rows.flatMap((row, kind) => {
    const count = parcels
      .filter(({ box }) => box === null)
      .reduce((all, { counts }) => all + (counts[kind] ?? 0), 0)
    return count > 0 ? [{ row, count }] : []
  })
  const made = `${plannerQuery(view)} ${chosen.service}`
  return (
    <>
      {boxed.map(({ parcel, carton }, place) => (
        <PlannedBox
          // oxlint-disable-next-line react/no-array-index-key -- another plan begins with pictures of its own
          key={`${made} ${place}`}
          number={place + 1}
          {...{ view, parcel, carton, rows, nameOf }}
        />
      ))}
      {loose.length > 0 && (
        <section className={`pu-card ${styles.loose}`} aria-labelledby="plan-loose">
          <h3 id="plan-loose">{t.loose()}</h3>
          <ul>
            {loose.map(({ row, count }) => (
              <li key={row}>{t.looseText({ count, piece: nameOf(row) })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
