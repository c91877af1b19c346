// The price at the door by each service, for as many pieces as are wanted.
import type { LandedOptionView } from '#contract/landed.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { LandedList } from '#src/ui/landed-list.tsx'
import styles from './landed-services.module.css'

interface LandedServicesProps {
  options: readonly LandedOptionView[]
  /** Some service takes one piece. */
  carried: boolean
  /** The prices are being asked for again. */
  busy: boolean
  /** They could not be asked for. */
  failed: boolean
}

export function LandedServices({ options, carried, busy, failed }: LandedServicesProps) {
  const { restrictedGoods, product } = useTexts()
  const { landedPrice: t } = product
  const { destination } = useFacts()
  const { pathname, search } = useAddress()
  const place = destination.name
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
      {carried && !options.some(({ refused }) => refused === null) && (
        <p className={styles.note}>{t.none({ place })}</p>
      )}
      <p className={styles.note}>{t.lead()}</p>
    </section>
  )
}
