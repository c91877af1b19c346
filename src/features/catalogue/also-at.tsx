// Which other stores have an item, in one line of its card, and that one of them asks less; all prices are on its page.
import type { ProductCard } from '#contract/catalogue.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './also-at.module.css'

export function AlsoAt({ priceCents, elsewhere }: Pick<ProductCard, 'priceCents' | 'elsewhere'>) {
  const { card } = useTexts().catalogue
  const names = useStoreNames()
  const locale = useUiLocale()
  const [cheapest] = elsewhere
  if (!cheapest) return null
  const list = new Intl.ListFormat(locale)
  const offers = card.alsoAt({ stores: list.format(elsewhere.map(({ store }) => names[store]())) })
  // A store's own price must stand beside the time at which it said so, for which its page has the room.
  const isLower =
    cheapest.pricedAt === null && (priceCents === null || cheapest.priceCents < priceCents)
  const price = formatMoney(cheapest.priceCents, locale)
  return <span className={styles.line}>{isLower ? card.alsoFrom({ offers, price }) : offers}</span>
}
