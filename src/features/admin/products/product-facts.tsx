// What is known of a product beside what can be written: where it is from, and how it stands in the shop.
import type { AdminProduct } from '#contract/product-desk.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { When } from '#src/ui/when.tsx'
import styles from './product-form.module.css'

export function ProductFacts({ product }: { product: AdminProduct }) {
  const { productDesk: t, catalogue } = useTexts()
  const stores = useStoreNames()
  const { store, externalId, origin, availability, offered, updatedAt } = product
  return (
    <>
      <span className={styles.facts}>
        <span>{stores[store]()}</span>
        <span translate="no">{externalId}</span>
        <span>{t.origins[origin]()}</span>
        <StatusBadge status={availability}>{catalogue.availability[availability]()}</StatusBadge>
        {!offered && <strong>{t.badges.withdrawn()}</strong>}
        <When iso={updatedAt} />
      </span>
      {origin !== 'manual' && t.fixedLead()}
    </>
  )
}
