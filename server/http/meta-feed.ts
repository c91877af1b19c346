// The product feed of Meta's Commerce Manager: one line per product, columns by its names.
import { safeCell } from '#domain/spreadsheet-cell.ts'
import type { FeedItem } from './feed-item.ts'

const COLUMNS: Record<string, (item: FeedItem) => string> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ inStock }) => (inStock ? 'in stock' : 'out of stock'),
  condition: ({ condition }) => condition,
  price: ({ price, oldPrice }) => oldPrice ?? price,
  sale_price: ({ price, oldPrice }) => (oldPrice === null ? '' : price),
  link: ({ link }) => link,
  image_link: ({ pictures: [first = ''] }) => first,
  additional_image_link: ({ pictures: [, ...more] }) => more.join(','),
  // Meta wants one of brand, gtin and mpn; what has none of them is the store's own.
  brand: ({ brand }) => brand,
  gtin: ({ gtin }) => gtin,
  mpn: ({ mpn }) => mpn,
  google_product_category: ({ taxonomy }) => taxonomy,
  shipping: ({ freight }) => `VE:::${freight}`,
}

export async function* metaFeed(items: AsyncIterable<FeedItem>): AsyncGenerator<string[]> {
  yield Object.keys(COLUMNS)
  const writers = Object.values(COLUMNS)
  // Meta knows no day, so that a pre-order would be promised at once.
  for await (const item of items)
    if (item.expectedOn === null) yield writers.map((write) => safeCell(write(item)))
}
