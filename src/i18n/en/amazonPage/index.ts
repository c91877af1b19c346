// Buying at Amazon from afar, in English.
import type { NamespaceAmazonPageTranslation } from '../../i18n-types.ts'

const en_amazonPage = {
  title: 'Buying on Amazon from Venezuela',
  description:
    'Search Amazon, see products with their cost delivered in Venezuela, and get them by air or sea from our Miami warehouse.',
  short: 'Amazon',
  heading: 'Amazon, delivered in Venezuela',
  lead: 'Amazon hardly ever ships to Venezuela. We do: we buy it or receive it in Miami, tell you the whole cost and take it to your door.',
  honest:
    'We take part in Amazon’s affiliate program and earn a commission from qualifying purchases. {brand} is not Amazon.',
  toCatalogue: 'See products from Amazon',
  toCalculator: 'Calculate a shipment',
  search: 'Search Amazon',
  searchLead:
    'The search opens on Amazon. When you find something, send us its link in the chat and we tell you what it costs delivered to your city.',
  products: 'From Amazon, in our catalog',
  productsLead: 'Price, freight and taxes on the same page.',
  steps: {
    title: 'From Amazon to your door',
    lead: 'You choose; we get it there.',
    one: 'Choose the product',
    oneText:
      'In our catalog or on Amazon itself. Check the weight and size: the freight depends on them.',
    two: 'We receive it in Miami',
    twoText:
      'We buy it for you, or you send it to your mailbox. It is weighed, measured and stored when it arrives.',
    three: 'It arrives in Venezuela',
    threeText:
      'By air when you need it soon, by sea when it is heavy or large. You follow the journey until delivery.',
  },
  before: 'Before you buy on Amazon',
  tips: {
    size: 'Look at “Package dimensions”, not at the product’s own: the box is what is charged.',
    sold: 'Prefer what Amazon sells or ships itself: it reaches the warehouse sooner and returns are easier.',
    battery: 'Loose lithium batteries do not fly; inside their device they almost always do.',
    parcels:
      'If your order is split into several packages, wait until all have arrived and we put them in one box.',
  },
  faq: {
    card: 'Can I buy without an international card?',
    cardText:
      'Yes: we buy it and you pay {brand} by Zelle, bank transfer, Pago Móvil, Binance Pay or cash in Miami.',
    prime: 'Does free Prime delivery count?',
    primeText: 'Yes, as far as our warehouse: to Amazon it is a Miami address like any other.',
    price: 'Why can the price change?',
    priceText:
      'Amazon changes its prices during the day. We show the last one it gave us, with its date, and confirm it before buying.',
    back: 'What if it arrives damaged or wrong?',
    backText:
      'We see it when we receive it in Miami and let you know. While it is there it can be returned within Amazon’s time limit.',
  },
} satisfies NamespaceAmazonPageTranslation

export default en_amazonPage
