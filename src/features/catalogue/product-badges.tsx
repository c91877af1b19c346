// The marks on a product's picture: how much cheaper it is, and whether the shop recommends it.
import type { ProductCard } from '#contract/catalogue.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

export function ProductBadges({
  discountPercentage,
  featured,
}: Pick<ProductCard, 'discountPercentage' | 'featured'>) {
  const { card } = useTexts().catalogue
  return (
    <>
      {discountPercentage > 0 && (
        <Badge tone="primary" solid>
          <span aria-hidden="true">{`−${discountPercentage}\u00a0%`}</span>
          <VisuallyHidden>{card.discount({ percent: discountPercentage })}</VisuallyHidden>
        </Badge>
      )}
      {featured && (
        <Badge tone="honey" solid>
          {card.featured()}
        </Badge>
      )}
    </>
  )
}
