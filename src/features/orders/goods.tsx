// The products of an order or of a cart about to become one.
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Price } from '#src/ui/price.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import styles from './goods.module.css'

export interface Good {
  productId: number
  name: string
  textLanguage: string
  image: string | null
  unitCents: number
  quantity: number
  totalCents: number
}

export function Goods({ goods, label }: { goods: readonly Good[]; label: string }) {
  const { orders: t } = useTexts()
  const { locale } = useFacts()
  return (
    <ul className={styles.goods} aria-label={label}>
      {goods.map((good) => (
        <li key={good.productId} className={styles.good}>
          <ProductImage src={good.image} alt="" side={56} />
          <div className={styles.what}>
            <Anchor
              to={paths.product(good.productId)}
              className={styles.name}
              lang={good.textLanguage}
            >
              {good.name}
            </Anchor>
            <span className={styles.pieces} translate="no">
              {t.pieces({ quantity: good.quantity, price: formatMoney(good.unitCents, locale) })}
            </span>
          </div>
          <Price cents={good.totalCents} size="s" />
        </li>
      ))}
    </ul>
  )
}
