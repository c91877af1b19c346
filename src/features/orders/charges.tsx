// The lines an order's total is made of, the same from the checkout to the last mail.
import type { OrderCharge, ShippingService } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import { LocalPrice } from '#src/ui/local-price.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from './charges.module.css'

interface ChargesProps {
  charges: readonly OrderCharge[]
  service: ShippingService
  totalCents: number
  /** What is not placed yet may be shown by today's rate. */
  indicative?: boolean
}

export function Charges({ charges, service, totalCents, indicative = false }: ChargesProps) {
  const { charges: words } = useTexts().orders
  return (
    <dl className={styles.charges}>
      {charges.map(({ code, cents }) => (
        <div key={code}>
          <dt>{code === 'freight' ? words[`freight_${service}`]() : words[code]()}</dt>
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
