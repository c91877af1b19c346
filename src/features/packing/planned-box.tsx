// One box of a plan: its picture, what it holds, how full and heavy it is, and where each piece goes.
import type { PackingBoxView } from '#contract/packing.ts'
import type { PlannedParcelView } from '#contract/packing-plan.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import { sum } from '#domain/money.ts'
import { type Placed, volumeOf } from '#domain/packing/cargo.ts'
import { containerOf } from '#domain/packing/packing-box.ts'
import { useTexts } from '#src/lib/texts.ts'
import list from '#src/ui/fact-rows.module.css'
import { classNames } from '#src/ui/class-names.ts'
import { formatMeasure, formatMoney } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { measureWords } from './measure-words.ts'
import { PackedPicture } from './packed-picture.tsx'
import styles from './planned-box.module.css'
import tones from './tones.module.css'

interface PlannedBoxProps {
  view: ShipmentView
  /** From 1. */
  number: number
  parcel: PlannedParcelView
  carton: PackingBoxView
  /** Places in the form of the kinds of pieces that were planned. */
  rows: readonly number[]
  nameOf: (row: number) => string
}

/** From the floor up, from the back to the front: an order in which hands can fill it. */
const inFillingOrder = (placed: readonly Placed[]): Placed[] =>
  placed.toSorted((a, b) => a.z0 - b.z0 || a.y0 - b.y0 || a.x0 - b.x0)

export function PlannedBox({ view, number, parcel, carton, rows, nameOf }: PlannedBoxProps) {
  const { planner: t, tariffs } = useTexts()
  const locale = useUiLocale()
  const words = measureWords(view, locale)
  const { size } = containerOf(carton)
  const placed = inFillingOrder(parcel.placed).map((one) => ({
    ...one,
    cargo: rows[one.cargo] ?? one.cargo,
  }))
  const filled = sum(placed.map(({ x0, x1, y0, y1, z0, z1 }) => (x1 - x0) * (y1 - y0) * (z1 - z0)))
  const { reason, cents } = parcel.freight
  const id = `box-${number}`
  const example = parcel.cartonExample ? '\u00A0*' : ''
  const facts = [
    [t.outside(), words.sides(carton.outer)],
    [t.inside(), words.sides(carton.inner)],
    [t.filled(), t.filledOf({ percent: words.percent(filled / volumeOf(size)) })],
    [
      t.scales(),
      t.scalesOf({
        weight: words.weight({ thousandths: reason.actualPoundsThousandths, unit: 'lb' }),
        limit: words.weight(carton.maxWeight),
      }),
    ],
    [t.billed(), formatMeasure(reason.billedThousandths, tariffs.unit[reason.unit](), locale)],
    [t.cost(), formatMoney(cents, locale)],
    [t.carton(), `${formatMoney(parcel.cartonCents, locale)}${example}`],
  ] as const
  return (
    <section className={`pu-card ${styles.box}`} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t.box({ number, carton: carton.name })}
      </h3>
      <PackedPicture id={id} carton={carton.name} {...{ size, placed }} />
      <div className={styles.side}>
        <ul className={styles.legend} aria-label={t.legend()}>
          {parcel.counts.map((count, kind) => {
            const row = rows[kind] ?? kind
            return (
              count > 0 && (
                <li key={row}>
                  <span
                    className={classNames(tones.tone, styles.mark)}
                    data-tone={row}
                    aria-hidden="true"
                  >
                    {row + 1}
                  </span>
                  {t.legendRow({ count, piece: nameOf(row) })}
                </li>
              )
            )
          })}
        </ul>
        <dl className={list.rows}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <details className={styles.places}>
        <summary>{t.places()}</summary>
        <ol>
          {placed.map(({ cargo, x0, x1, y0, y1, z0, z1 }) => (
            <li key={`${x0} ${y0} ${z0}`}>
              {t.place({
                piece: nameOf(cargo),
                x: words.millimetres(x0),
                y: words.millimetres(y0),
                z: words.millimetres(z0),
                long: words.millimetres(x1 - x0),
                wide: words.millimetres(y1 - y0),
                high: words.millimetres(z1 - z0),
              })}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
