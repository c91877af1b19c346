// The lines an order's total is made of, the same from the checkout to the last mail.
import type { OrderCharge, ShippingService } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Price } from '#src/ui/price.tsx'
import styles from './charges.module.css'

interface ChargesProps {
  charges: readonly OrderCharge[]
  service: ShippingService
  totalCents: number
}

export function Charges({ charges, service, totalCents }: ChargesProps) {
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
        </dd>
      </div>
    </dl>
  )
}
