// What is in stock, counted and listed, in English.
import type { NamespaceStockListTranslation } from '../../i18n-types.ts'

const en_stockList = {
  crumbs: 'Where you are',
  top: 'Home',
  title: 'Inventory by store and category',
  description:
    'What is in stock right now: products by store and category, with pieces, price and a CSV file to download.',
  short: 'Inventory',
  lead: 'What is available today, store by store.',
  matrix: 'How many there are by store and category',
  total: 'Total',
  table: 'Stock list',
  filters: 'Filters',
  any: 'All',
  everything: 'Any',
  have: 'In stock',
  apply: 'Filter',
  file: 'Download CSV',
  fileText: 'Up to {count} products of this list, for a spreadsheet.',
  columns: {
    number: 'Number',
    product: 'Product',
    store: 'Store',
    shelf: 'Category',
    availability: 'Availability',
    pieces: 'Pieces',
    price: 'Price (US$)',
  },
  landed: 'Delivered to {place}',
  none: 'There are no such products',
  noneText: 'Change a filter or look at everything in stock.',
  clear: 'Remove the filters',
  shown: 'Products: {shown} of {total}',
  many: 'Pages of the inventory',
  unknown: 'No price for now',
  pages: {
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
  },
} satisfies NamespaceStockListTranslation

export default en_stockList
