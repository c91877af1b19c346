// Which of the found products stand on this page, as people count them: `12` on the first page, `13–24` on the next.
import { PAGE_SIZE } from '#contract/catalogue-view.ts'
import type { ProductList } from '#contract/catalogue.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { formatNumber } from '#src/ui/format-number.ts'

type Page = Pick<ProductList, 'page' | 'products'>

/** `1–12`, `13–24`, `25–25`; empty when nothing was found. */
export function shownRange({ page, products }: Page, locale: Locale): string {
  if (products.length === 0) return ''
  const before = (page - 1) * PAGE_SIZE
  return `${formatNumber(before + 1, locale)}–${formatNumber(before + products.length, locale)}`
}

/** What the counter above the list names: how many, and from the second page on which ones. */
export const shownCount = (list: Page, locale: Locale): string =>
  list.page > 1 && list.products.length > 0
    ? shownRange(list, locale)
    : formatNumber(list.products.length, locale)
