// What a card lets one do at once: put one piece into the cart, see what its own store asks for, or ask to be told when
// there are some again.
import type { ProductCard } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { AddToCartForm } from '#src/features/cart/add-to-cart.tsx'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './card-action.module.css'

interface CardActionProps {
  product: ProductCard
  className?: string | undefined
}

export function CardAction({ product, className }: CardActionProps) {
  const { card } = useTexts().catalogue
  const stores = useStoreNames()
  const { id } = product
  const soldOut = product.availability === 'out_of_stock'
  const named = (words: string) => (
    <span>
      {words}
      <VisuallyHidden>
        {': '}
        <span lang={product.textLanguage}>{product.name}</span>
      </VisuallyHidden>
    </span>
  )
  if (soldOut || product.salesPolicy === 'affiliate') {
    return (
      <div className={className}>
        <ButtonLink to={paths.product(id)} variant="secondary" wide className={styles.button}>
          {named(soldOut ? card.tellMe() : card.see({ store: stores[product.store]() }))}
        </ButtonLink>
      </div>
    )
  }
  if (!product.carried) return null
  return (
    <AddToCartForm
      className={className}
      buttonClassName={styles.button}
      productId={id}
      quantity={1}
      variant="soft"
      wide
      label={named(card.add())}
    />
  )
}
