// The cartons the shop has, for who wants to choose one or knows a better one.
import type { PackingBoxView } from '#contract/packing.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Price } from '#src/ui/price.tsx'
import { ExampleMark } from '#src/ui/service-card.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './carton-table.module.css'
import { measureWords } from './measure-words.ts'

interface CartonTableProps {
  view: ShipmentView
  boxes: readonly PackingBoxView[]
}

export function CartonTable({ view, boxes }: CartonTableProps) {
  const { planner: t, tariffs } = useTexts()
  const words = measureWords(view, useUiLocale())
  return (
    <section aria-labelledby="cartons" className={styles.part}>
      <h2 id="cartons">{t.cartons()}</h2>
      <p className={styles.lead}>{t.cartonsText()}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.cartonName()}</th>
            <th scope="col">{t.outside()}</th>
            <th scope="col">{t.cartonLimit()}</th>
            <th scope="col">{t.cartonPrice()}</th>
          </tr>
        </thead>
        <tbody>
          {boxes.map(({ id, name, outer, maxWeight, priceCents, confirmed }) => (
            <tr key={id}>
              <th scope="row" translate="no">
                {name}
              </th>
              <td>{words.sides(outer)}</td>
              <td>{words.weight(maxWeight)}</td>
              <td>
                <Price cents={priceCents} size="s" />
                {!confirmed && <ExampleMark />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {boxes.some(({ confirmed }) => !confirmed) && (
        <p className={styles.note}>
          <span aria-hidden="true">* </span>
          {tariffs.exampleNote()}
        </p>
      )}
    </section>
  )
}
