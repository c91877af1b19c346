// The rows of the form: products of the shop, then what was typed, and the way to one more.
import { useRef } from 'react'
import type { QuotedProduct } from '#contract/quoted-products.ts'
import {
  EMPTY_PIECE,
  MAX_PIECE_ROWS,
  type PieceTexts,
  type ShipmentView,
} from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { MAX_PLANNED_PIECES } from '#domain/packing/consolidation-types.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { GoodsRow } from './goods-row.tsx'
import { PieceRow, type RowLook } from './piece-row.tsx'
import type { RefusalTexts } from './refusal-fields.ts'
import styles from './shipment-form.module.css'
import { goodsOf, type ShipmentFaults } from './shipment-rows.ts'

interface PieceListProps {
  view: ShipmentView
  products: readonly PackedProduct[]
  faults: ShipmentFaults
  refusals: RefusalTexts
  look: RowLook
  /** `part` is in the page's way of writing numbers, as what `now` gives. */
  onChange: (part: Partial<ShipmentView>) => void
  now: () => ShipmentView
}

export function PieceList(props: PieceListProps) {
  const { view, products, faults, refusals, look, onChange, now } = props
  const { calculator: t } = useTexts()
  const rows = useRef<HTMLDivElement>(null)

  const changePiece = (row: number, piece: PieceTexts) =>
    onChange({ pieces: now().pieces.map((each, place) => (place === row ? piece : each)) })
  const add = () => {
    onChange({ pieces: [...now().pieces, EMPTY_PIECE] })
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLInputElement>('fieldset:last-of-type select')?.focus(),
    )
  }
  const remove = (row: number) => {
    onChange({ pieces: now().pieces.filter((_, place) => place !== row) })
    rows.current?.focus()
  }
  const changeGoods = (id: number, by: QuotedProduct[]) => {
    const goods = view.goods.flatMap((each) => (each.id === id ? by : [each]))
    const isEmpty = goods.length + view.pieces.length === 0
    onChange({ goods, ...(isEmpty && { pieces: [EMPTY_PIECE] }) })
    if (by.length === 0) rows.current?.focus()
  }
  return (
    <>
      <div className={styles.pieces} ref={rows} tabIndex={-1} role="group" aria-label={t.pieces()}>
        {goodsOf(view, products).map((product) => (
          <GoodsRow
            key={product.id}
            product={product}
            onQuantity={(quantity) => changeGoods(product.id, [{ id: product.id, quantity }])}
            onRemove={() => changeGoods(product.id, [])}
          />
        ))}
        {view.pieces.map((_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place
          <PieceRow
            key={row}
            {...{ view, row, faults, refusals, look }}
            onChange={(piece) => changePiece(row, piece)}
            onRemove={() => remove(row)}
          />
        ))}
      </div>
      {faults['rows'] && <Notice tone="warn">{t.tooMany({ most: MAX_PLANNED_PIECES })}</Notice>}
      {view.pieces.length < MAX_PIECE_ROWS && (
        <Button
          type="submit"
          name="add"
          value="1"
          variant="secondary"
          icon="plus"
          onClick={(event) => {
            event.preventDefault()
            add()
          }}
        >
          {t.add()}
        </Button>
      )}
    </>
  )
}
