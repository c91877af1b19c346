// The boxes of a plan one after the other, and what travels in its own packing.
import type { PlannedService } from '#contract/packing-plan.ts'
import { shipmentQuery, type ShipmentView } from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { Plan } from './chosen-service.ts'
import styles from './plan-result.module.css'
import { PlannedBox } from './planned-box.tsx'

/** One kind of piece of a plan: its place in the form and what its owner calls it, if anything. */
export interface PlannedKind {
  readonly row: number
  readonly name: string
}

interface PlannedBoxesProps {
  view: ShipmentView
  plan: Plan
  kinds: readonly PlannedKind[]
  chosen: PlannedService
}

export function PlannedBoxes({ view, plan, kinds, chosen }: PlannedBoxesProps) {
  const { planner: t, calculator } = useTexts()
  const rows = kinds.map(({ row }) => row)
  const nameOf = (row: number) =>
    kinds.find((kind) => kind.row === row)?.name || calculator.piece({ piece: row + 1 })
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
  const made = `${shipmentQuery(view)} ${chosen.service}`
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
