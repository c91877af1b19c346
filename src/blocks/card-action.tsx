// What a card lets one do at once: put one piece into the cart, or go and see what its own store asks for.
import { useHref } from 'react-router'
import type { ProductCard } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './card-action.module.css'

interface CardActionProps {
  product: ProductCard
  className?: string | undefined
}

export function CardAction({ product, className }: CardActionProps) {
  const { card, stores } = useTexts().catalogue
  const cart = useHref(paths.cart)
  const { id, stock, availability } = product
  const named = (words: string) => (
    <span>
      {words}
      <VisuallyHidden>
        {': '}
        <span lang={product.textLanguage}>{product.name}</span>
      </VisuallyHidden>
    </span>
  )
  if (product.salesPolicy === 'affiliate') {
    return (
      <div className={className}>
        <ButtonLink to={paths.product(id)} variant="secondary" wide className={styles.button}>
          {named(card.see({ store: stores[product.store]() }))}
        </ButtonLink>
      </div>
    )
  }
  return (
    <form className={className} method="post" action={cart}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="quantity" value={1} />
      <Button
        type="submit"
        variant="soft"
        wide
        disabled={stock === 0 || availability === 'out_of_stock'}
        className={styles.button}
      >
        {named(card.add())}
      </Button>
    </form>
  )
}
