// The price at the door by each service, for as many pieces as are wanted.
import type { ProductDetail } from '#contract/catalogue.ts'
import type { LandedOptionView } from '#contract/landed.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { CustomsNote } from '#src/ui/customs-note.tsx'
import { toldCustoms } from '#src/ui/format-customs.ts'
import { LandedList } from '#src/ui/landed-list.tsx'
import styles from './landed-card.module.css'

interface LandedServicesProps {
  options: readonly LandedOptionView[]
  product: Pick<ProductDetail, 'carried' | 'taxIncluded'>
  /** The prices are being asked for again. */
  busy: boolean
  /** They could not be asked for. */
  failed: boolean
}

export function LandedServices({ options, product, busy, failed }: LandedServicesProps) {
  const { restrictedGoods, product: words } = useTexts()
  const { landedPrice: t } = words
  const { destination } = useFacts()
  const { pathname, search } = useAddress()
  const place = destination.name
  const isPriced = options.some(({ refused }) => refused === null)
  return (
    <section
      className={`pu-card ${styles.card}`}
      aria-labelledby="landed-price-title"
      aria-busy={busy}
    >
      <div className={styles.head}>
        <h2 id="landed-price-title">{t.services({ place })}</h2>
        <Anchor to={paths.destination(`${pathname}${search}`)} rel="nofollow">
          {restrictedGoods.change()}
        </Anchor>
      </div>
      <LandedList options={options} />
      {failed && <p role="alert">{t.failed()}</p>}
      {product.carried && !isPriced && <p className={styles.note}>{t.none({ place })}</p>}
      {isPriced && (
        <>
          <p className={styles.note}>{t.lead()}</p>
          <CustomsNote customs={toldCustoms(product.taxIncluded)} country={destination.country} />
        </>
      )}
    </section>
  )
}
