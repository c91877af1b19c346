// An address as one would write it on a parcel.
import type { OrderAddress } from '#contract/address.ts'
import { countryName } from '#src/ui/country-name.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './order-page.module.css'

export function AddressText({ address }: { address: OrderAddress }) {
  const locale = useUiLocale()
  const { country, fullName, idDocument, phone, state, city, line1, line2, postalCode } = address
  const lines = [
    line1,
    line2,
    [city, state, postalCode].filter(Boolean).join(', '),
    countryName(country, locale),
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
