// The words of the home page, section by section.
import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

const en_homePage = {
  title: 'Shopping in the USA, shipped to Venezuela',
  description:
    'Buy from Amazon, eBay, AliExpress, Walmart and Target and receive in Venezuela. Before you pay you know what it costs delivered to your city.',
  hero: {
    title: 'Buy in the United States, receive in Venezuela',
    lead: 'Before you pay you know what it costs delivered to your city.',
    calculator: 'Price a shipment',
    services: 'Shipping services',
    catalogue: 'See products',
    noticeTitle: 'New: buy and forward.',
    notice: 'We buy it for you, receive it in Miami and ship it to you.',
  },
  promises: {
    title: 'Why buy here',
    compare: {
      title: 'Compare services',
      text: 'To {place}: by air, {air} in {airDays} days; by sea, {sea} in {seaDays} days.',
      plain: 'By air if you need it soon, by sea if it takes up room: compare prices and days.',
    },
    delivery: {
      title: 'Delivery times and costs',
      text: 'Every product says what it costs delivered to your city and how many days it takes.',
    },
    inventory: {
      title: 'Inventory',
      text: 'See what is in stock today from Amazon, eBay, AliExpress, Walmart and Target.',
    },
  },
  steps: {
    title: 'How it works',
    lead: 'From the store to your city, for one price.',
    store: {
      title: 'The store in the United States',
      text: 'You choose a product and we buy it from the store.',
    },
    miami: {
      title: 'Our warehouse in Miami',
      text: 'We receive it, weigh it, measure it and get it ready for the journey.',
    },
    door: {
      title: 'Your door',
      text: 'It travels by air or by sea and we deliver it to your address in Venezuela.',
    },
  },
  categories: {
    title: 'Shop by category',
    all: 'See all',
    count: '{text} {{count:product|products}}',
  },
  featured: { title: 'Featured', more: 'See all' },
} satisfies NamespaceHomePageTranslation

export default en_homePage
