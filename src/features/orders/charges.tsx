// The lines an order's total is made of, the same from the checkout to the last mail.
import type { Charge } from '#contract/landed.ts'
import type { OrderService } from '#domain/shipping-services.ts'
import { chargeName } from '#src/lib/charge-name.ts'
import { useTexts } from '#src/lib/texts.ts'
import { LocalPrice } from '#src/ui/local-price.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from './charges.module.css'

interface ChargesProps {
  charges: readonly Charge[]
  service: OrderService
  totalCents: number
  /** What is not placed yet may be shown by today's rate. */
  indicative?: boolean
}

export function Charges({ charges, service, totalCents, indicative = false }: ChargesProps) {
  const { chargeNames: words } = useTexts()
  return (
    <dl className={styles.charges}>
      {charges.map(({ code, cents }) => (
        <div key={code}>
          <dt>{chargeName(words, code, service)}</dt>
          <dd>
            <Price cents={cents} size="s" />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{words.total()}</dt>
        <dd>
          <Price cents={totalCents} size="l" />
          {indicative && <LocalPrice cents={totalCents} />}
        </dd>
      </div>
    </dl>
  )
}
