// A product of the shop in the form: what it costs and how many; what it weighs and measures the shop knows.
import { paths } from '#contract/paths.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { DropRow } from '#src/ui/drop-row.tsx'
import { Price } from '#src/ui/price.tsx'
import { Quantity } from '#src/ui/quantity.tsx'
import styles from './piece-row.module.css'

interface GoodsRowProps {
  product: PackedProduct & { quantity: number }
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export function GoodsRow({ product, onQuantity, onRemove }: GoodsRowProps) {
  const { calculator: t } = useTexts()
  const { id, name, textLanguage, priceCents, quantity, estimated } = product
  return (
    <fieldset className={styles.row} aria-label={name}>
      <input type="hidden" name="product" value={id} />
      <DropRow
        name="without"
        row={id}
        label={t.drop({ product: name })}
        className={styles.remove}
        onDrop={onRemove}
      />
      <p className={styles.product}>
        <Anchor to={paths.product(id)} lang={textLanguage}>
          {name}
        </Anchor>
        {priceCents > 0 ? <Price cents={priceCents} /> : t.noPrice()}
      </p>
      <Quantity
        name="units"
        label={t.quantity()}
        decreaseLabel={t.fewer()}
        increaseLabel={t.more()}
        value={quantity}
        onChange={onQuantity}
      />
      <p className={styles.source}>
        <Badge tone={estimated ? 'honey' : 'leaf'} icon="box">
          {estimated ? t.estimatedGoods() : t.measured()}
        </Badge>
      </p>
    </fieldset>
  )
}
