// What the product is estimated to cost at the door, line by line: the same formula as the shop has always shown.
import {
  ESTIMATE_DAYS,
  type EstimateLine,
  landedCostEstimate,
  TAX_BASIS_POINTS,
} from '#domain/landed-cost.ts'
import type { Store } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { formatMoney, formatNumber } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { LocalPrice } from '#src/ui/local-price.tsx'
import { Price } from '#src/ui/price.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './landed-card.module.css'

interface LandedCostCardProps {
  priceCents: number
  quantity: number
  /** The lowest price at the visitor's destination; null where there is none. */
  exactCents: number | null
  /** Some service takes it to the visitor's destination. */
  carried: boolean
  /** Where it can be had; null: nowhere. `store`: the one whose till takes cards. */
  here: { store: Store | null } | null
  /** The calculator with this product in it. */
  exactTo: string
  /** The quote with this product in it; without one there is no such link. */
  quoteTo?: string
}

export function LandedCostCard({
  priceCents,
  quantity,
  exactCents,
  carried,
  here,
  exactTo,
  quoteTo,
}: LandedCostCardProps) {
  const { product, chargeNames, shell } = useTexts()
  const { destination } = useFacts()
  const stores = useStoreNames()
  const { landed } = product
  const locale = useUiLocale()
  const { lines, totalCents } = landedCostEstimate(priceCents, quantity)
  const words: Record<EstimateLine['code'], string> = {
    goods: landed.goods({ quantity }),
    freight: landed.freight(),
    taxes: landed.taxes({ percent: formatNumber(TAX_BASIS_POINTS / 100, locale, 2) }),
    processing: chargeNames.processing(),
  }
  return (
    <section className={`pu-card ${styles.card}`} aria-labelledby="landed-title">
      <div className={styles.head}>
        <h2 id="landed-title">{landed.title()}</h2>
        <Badge tone="honey">{landed.estimate()}</Badge>
      </div>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.code}>
            <dt>{words[line.code]}</dt>
            <dd>
              <Price cents={line.cents} size="s" />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{landed.total()}</dt>
          <dd>
            <Price cents={totalCents} size="l" />
            <LocalPrice cents={totalCents} />
          </dd>
        </div>
      </dl>
      {carried && (
        <p className={styles.delivery}>
          <Icon name="ship" />
          {landed.delivery(ESTIMATE_DAYS)}
        </p>
      )}
      {here && (
        <>
          <p className={styles.delivery}>
            <Icon name="truck" />
            {product.delivery()}
          </p>
          {here.store && (
            <p className={styles.note}>
              <strong>{product.instalments()}</strong>{' '}
              {product.instalmentsBy({ store: stores[here.store]() })}
            </p>
          )}
        </>
      )}
      <p className={styles.note}>
        {!carried
          ? product.landedPrice.notCarried({ place: destination.name })
          : exactCents === null
            ? landed.note()
            : product.landedPrice.general({
                place: destination.name,
                price: formatMoney(exactCents, locale),
              })}
      </p>
      {carried && (
        <p className={styles.ways}>
          <ButtonLink to={exactTo} variant="secondary" icon="box" wide rel="nofollow">
            {landed.exact()}
          </ButtonLink>
          {quoteTo && (
            <ButtonLink to={quoteTo} variant="secondary" icon="share" wide rel="nofollow">
              {shell.quote()}
            </ButtonLink>
          )}
        </p>
      )}
    </section>
  )
}
