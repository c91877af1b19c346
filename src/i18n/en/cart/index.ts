// The cart in English.
import type { NamespaceCartTranslation } from '../../i18n-types.ts'

const en_cart = {
  title: 'Your cart',
  notice: {
    added: 'Added to cart',
    quantity_updated: 'Quantity updated',
    removed: 'Item removed',
    cleared: 'Cart cleared',
    limited_by_stock: 'There are not that many left: your cart now holds all there are.',
    repaired: 'We could not recover all of your cart. Check whether anything is missing.',
    failed: 'We could not change your cart. Check your connection and try again.',
  },
  drawer: {
    close: 'Close the cart',
    see: 'View cart',
    keep: 'Keep shopping',
    more: 'and {count} more {{count:product|products}}',
  },
  closeNotice: 'Close notice',
  line: {
    list: 'Items in your cart',
    quantity: 'Quantity',
    quantityOf: 'Quantity of {name}',
    less: 'Remove one unit of {name}',
    more: 'Add one unit of {name}',
    update: 'Update',
    limit: 'You can take up to {max}.',
    remove: 'Remove',
    removeOf: 'Remove {name} from the cart',
    each: 'each',
    waits: 'The route that takes it is closed for now.',
    priceUp: 'Price went up: it was {price}.',
    priceDown: 'Price went down: it was {price}.',
  },
  problem: {
    out_of_stock: 'Sold out. Remove it to continue.',
    not_enough_stock: 'Only {count} left. Change the quantity to continue.',
    not_sold_here: 'No longer sold here. Remove it to continue.',
    not_carried: 'We do not ship it to {place}. Remove it or change the destination.',
  },
  prices: {
    title: 'Some prices changed since you saw them',
    text: 'The total already uses today’s prices.',
    seen: 'Got it',
  },
  summary: {
    quote: 'Quote this cart with every service',
    title: 'Summary',
    subtotal: 'Subtotal',
    items: '{count} {{count:item|items}}',
    total: 'Total delivered to {place}',
    totalFrom: 'Delivered to {place}, from',
    estimated:
      'Estimate: some products state no weight or size, so we used the usual ones of their category.',
    choose: 'You choose how we send it in the next step.',
    next: 'Continue',
    blocked: 'Sort out the marked items to continue.',
    none: 'No single service takes all of this to {place}. Place two orders or change the destination.',
    rest: 'If you take out what has its route closed, you can order the rest now.',
    noneRest:
      'No single service takes all of this to {place}. Take out what has its route closed and order the rest now, or change the destination.',
    noneWait:
      'No single service takes all of this to {place}, and its routes are closed for now. Place two orders once they open, or change the destination.',
  },
  clear: 'Clear cart',
  clearAsk: 'Remove all items?',
  clearYes: 'Yes, clear it',
  placed: {
    title: 'Your order {number} is placed',
    text: 'We sent you a mail with its link.',
    see: 'See the order',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'Find something in the catalog: you will see its cost delivered to Venezuela before you order.',
    products: 'See the catalog',
  },
} satisfies NamespaceCartTranslation

export default en_cart
