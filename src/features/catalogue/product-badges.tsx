// The marks on a product's picture: how much cheaper it is, and whether the shop recommends it.
import type { ProductCard } from '#contract/catalogue.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatPercent } from '#src/ui/format-number.ts'
import { Badge } from '#src/ui/badge.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

export function ProductBadges({
  discountPercentage,
  featured,
}: Pick<ProductCard, 'discountPercentage' | 'featured'>) {
  const { card } = useTexts().catalogue
  const locale = useUiLocale()
  return (
    <>
      {discountPercentage > 0 && (
        <Badge tone="primary" solid>
          <span aria-hidden="true">{`−${formatPercent(discountPercentage, locale)}`}</span>
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
