// An address as one would write it on a parcel.
import type { OrderAddress } from '#contract/orders.ts'
import styles from './order-page.module.css'

export function AddressText({ address }: { address: OrderAddress }) {
  const { fullName, idDocument, phone, state, city, line1, line2, postalCode } = address
  const lines = [
    line1,
    line2,
    [city, state, postalCode].filter(Boolean).join(', '),
    phone,
    idDocument,
  ]
  return (
    <address className={styles.address} translate="no">
      <strong>{fullName}</strong>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
