// The way to buy at the store a product comes from: its partner link, else its plain one, else the reason why not.
import type { ProductDetail } from '#contract/catalogue.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type BuyLinkProps = Pick<ProductDetail, 'store' | 'affiliateUrl' | 'originalUrl' | 'salesPolicy'>

export function BuyLink({ store, affiliateUrl, originalUrl, salesPolicy }: BuyLinkProps) {
  const { product: words } = useTexts()
  const stores = useStoreNames()
  const address = affiliateUrl ?? originalUrl
  const elsewhere = salesPolicy === 'affiliate'
  if (address === null) {
    return elsewhere ? (
      <Notice still tone="warn">
        {words.noLink()}
      </Notice>
    ) : null
  }
  return (
    <ButtonLink
      href={address}
      target="_blank"
      rel="sponsored nofollow noopener"
      variant={elsewhere ? 'primary' : 'secondary'}
      size={elsewhere ? 'l' : 'm'}
      wide
      iconEnd="external"
    >
      <span>
        {words.buyAt({ store: stores[store]() })}
        <VisuallyHidden>{` (${words.newTab()})`}</VisuallyHidden>
      </span>
    </ButtonLink>
  )
}
