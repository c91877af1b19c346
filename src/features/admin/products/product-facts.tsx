// What is known of a product beside what can be written: where it is from, and how it stands in the shop.
import type { AdminProduct } from '#contract/product-desk.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { SeenLink } from '#src/ui/seen-link.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { When } from '#src/ui/when.tsx'
import styles from './product-form.module.css'

export function ProductFacts({ product }: { product: AdminProduct }) {
  const { productDesk: t, catalogue } = useTexts()
  const { id, store, externalId, origin, availability, offered, updatedAt } = product
  return (
    <>
      <span className={styles.facts}>
        <span>{catalogue.stores[store]()}</span>
        <span translate="no">{externalId}</span>
        <span>{t.origins[origin]()}</span>
        <StatusBadge status={availability}>{catalogue.availability[availability]()}</StatusBadge>
        {!offered && <strong>{t.badges.withdrawn()}</strong>}
        <When iso={updatedAt} />
        <SeenLink to={paths.product(id)}>{t.seeInShop()}</SeenLink>
      </span>
      {origin !== 'manual' && t.fixedLead()}
    </>
  )
}
