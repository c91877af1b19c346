// Stars and number of reviews of a product, or nothing where nobody has said anything yet.
import type { ProductCard } from '#contract/catalogue.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatNumber } from '#src/ui/format-number.ts'
import { Rating } from '#src/ui/rating.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'

interface ProductRatingProps extends Pick<ProductCard, 'ratingTenths' | 'reviewCount'> {
  /** The long form says «123 reviews», the short one «(123)». */
  long?: boolean
}

export function ProductRating({ ratingTenths, reviewCount, long }: ProductRatingProps) {
  const { card } = useTexts().catalogue
  const locale = useUiLocale()
  if (reviewCount === 0) return null
  const number = formatNumber(reviewCount, locale)
  return (
    <Rating
      value={ratingTenths / 10}
      label={card.rating({ value: formatNumber(ratingTenths / 10, locale, 1) })}
      count={long ? card.reviews({ count: reviewCount, text: number }) : `(${number})`}
      size={long ? 'm' : 's'}
    />
  )
}
