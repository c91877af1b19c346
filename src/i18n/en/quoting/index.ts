// The words of quotes: services, lines with their reasons, refusals, the document and its mail.
import type { NamespaceQuotingTranslation } from '../../i18n-types.ts'

const en_quoting = {
  title: 'Shipping quote',
  description:
    'Quote a shipment from Miami to Venezuela and its neighbors with several packages: every service side by side, on a link you can share and as a PDF.',
  lead: 'Add packages and products, compare every service and keep the prices for seven days.',
  heading: 'Shipment from Miami to {place}',
  made: 'Made on {date} (Caracas time)',
  valid: 'Prices valid until {date}',
  expired: 'These prices expired on {date}. Ask for a new quote.',
  pieces: 'Packages',
  piece: '{quantity} × {weight}, {size}',
  declared: 'Declared value: {amount} each',
  measures: 'In total: {pounds} and {volume}',
  estimated: 'Estimated measures',
  estimate:
    'Taxes are charged at our rate on the declared value; customs may charge another amount.',
  link: 'See this quote online',
  dollars: 'All amounts are in US dollars.',
  sheet: 'Page {page} of {pages}',
  file: 'quote',
  route: 'Route',
  prices: 'Price by each service',
  includes: 'Extras asked for',
  plain: 'None',
  rules: 'Customs range by rules no. {rules}, as of {day}.',
  retry: 'Try again {wait}.',
  offline: 'There was no answer. Check your connection and try again.',
  sendThis: 'Send this',
  replaceCart: 'Keep only what was quoted in the cart',
  keep: {
    title: 'Keep these prices',
    text: 'The quote gets a link that only those who have it can open. Its prices hold for seven days and never change.',
    account: 'You will find it in your account, too.',
    button: 'Save and share',
    incomplete: 'Complete the shipment before saving it.',
    limited: 'You saved many quotes in a row.',
    to: 'Save, share or download this quote',
  },
  kept: {
    share: 'Share this quote',
    shareText: 'Whoever has the link can see it. It shows neither your name nor your email.',
    address: 'Link of the quote',
    copy: 'Copy link',
    copied: 'Link copied',
    send: 'Share',
    pdf: 'Download PDF',
    mail: 'Send it to me by email',
    email: 'Email address',
    mailButton: 'Send',
    mailed: 'On its way to {email}. If it does not arrive, look in the spam folder.',
    limited: 'Many mails were sent in a row.',
    again: 'Use this quote',
    expiredTitle: 'This quote has expired',
    recompute: 'Compute with today’s prices',
    order: 'Order at this price',
    orderToday: 'Order at today’s price',
    bothTotals: 'Next to each price is what it costs today.',
    goodsMoved:
      'The price of a product changed in the shop: today’s total is next to each one. Shipping, taxes and fees stay the same.',
    until: 'Valid until',
    lapsed: 'Expired on',
    missing: 'We cannot find this quote',
    missingText:
      'The link is incomplete or the quote was deleted. Ask whoever sent it for a new one, or make your own quote.',
    fresh: 'Make a quote',
  },
  letter: {
    subject: 'Your shipping quote to {place}',
    title: 'Your shipping quote',
    intro: 'This is what your shipment from Miami to {place} costs by each service.',
    row: '{service}, {min} to {max} {{max:day|days}}',
    duties:
      '{service}: by the customs rules, taxes would be {range} (estimate). The price uses our rate.',
    button: 'See the whole quote',
    pdf: 'Download as PDF',
    footer:
      'You receive this mail because somebody asked to send a quote of {brand} to this address.',
  },
} satisfies NamespaceQuotingTranslation

export default en_quoting
