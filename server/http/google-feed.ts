// The product feed of Google Merchant Center: RSS 2.0 with its own names in the space `g`.
import type { FeedItem } from './feed-item.ts'
import { markupText } from '#server/platform/markup-text.ts'

const availabilityOf = ({ expectedOn, inStock }: FeedItem): string =>
  expectedOn !== null ? 'preorder' : inStock ? 'in_stock' : 'out_of_stock'

const element = (name: string, text: string | null) =>
  !text ? '' : `<g:${name}>${markupText(text)}</g:${name}>`

const itemXml = (item: FeedItem): string =>
  [
    '<item>',
    element('id', item.id),
    element('title', item.title),
    element('description', item.description),
    element('link', item.link),
    ...item.pictures.map((picture, at) =>
      element(at === 0 ? 'image_link' : 'additional_image_link', picture),
    ),
    element('availability', availabilityOf(item)),
    // The day in the shop's zone (domain/shop-day.ts).
    element('availability_date', item.expectedOn && `${item.expectedOn}T00:00-0400`),
    element('price', item.oldPrice ?? item.price),
    element('sale_price', item.oldPrice === null ? '' : item.price),
    element('condition', item.condition),
    element('brand', item.brand),
    element('gtin', item.gtin),
    element('mpn', item.mpn),
    // A brand's own number or the trade's identifies a product; without either that has to be said.
    element('identifier_exists', item.gtin || (item.brand && item.mpn) ? '' : 'no'),
    element('google_product_category', item.taxonomy),
    element('product_type', item.category),
    '<g:shipping>',
    element('country', 'VE'),
    element('price', item.freight),
    element('min_transit_time', String(item.days.least)),
    element('max_transit_time', String(item.days.most)),
    '</g:shipping></item>\n',
  ].join('')

/** Piece by piece, so that no catalogue is ever held whole. */
export async function* googleFeed(
  { title, link, description }: { title: string; link: string; description: string },
  items: AsyncIterable<FeedItem>,
): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    `<title>${markupText(title)}</title><link>${markupText(link)}</link>` +
    `<description>${markupText(description)}</description>\n`
  )
  for await (const item of items) yield itemXml(item)
  yield '</channel></rss>\n'
}
