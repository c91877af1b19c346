// The products of a list as search engines read them: in its order, each by its address.
import { PAGE_SIZE } from '#contract/catalogue-view.ts'
import type { ProductList } from '#contract/catalogue.ts'
import { localised, paths } from '#contract/paths.ts'
import type { PageFacts } from '#src/lib/boot.ts'
import { useFacts } from '#src/lib/facts.ts'
import { JsonScript } from '#src/ui/json-script.tsx'

interface ListDataProps {
  list: ProductList
}

const dataOf = ({ products, page }: ProductList, { origin, locale }: PageFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * PAGE_SIZE + index + 1,
    url: `${origin}${localised(locale, paths.product(id))}`,
  })),
})

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export function ListData({ list }: ListDataProps) {
  const facts = useFacts()
  return (
    <JsonScript type="application/ld+json" data={import.meta.env.SSR ? dataOf(list, facts) : {}} />
  )
}
