// The words of the home page, section by section.
import type { NamespaceHomePageTranslation } from '../../i18n-types.ts'

const en_homePage = {
  title: 'Shopping in the USA, shipped to Venezuela',
  description:
    'Buy from Amazon, eBay, AliExpress, Walmart and Target and receive in Venezuela. See the cost at your door before you pay: product, freight and taxes.',
  hero: {
    title: 'Buy in the United States, receive in Venezuela',
    lead: 'The cost at your door before you pay: product, freight, taxes and processing, each on its own line.',
    calculator: 'Price a shipment',
    services: 'See the services',
    catalogue: 'See the catalog',
    how: 'How it works',
    noticeTitle: 'New: buy and forward.',
    notice: 'Choose a product; we buy it for you, receive it in Miami and ship it to you.',
  },
  promises: {
    title: 'Everything clear before you buy',
    compare: {
      title: 'Compare services',
      text: 'By air at {air} in {airDays} days, or by sea at {sea} in {seaDays} days.',
      plain:
        'By air if you need it soon, by sea if it takes up room: compare the rate and the days of each service.',
      link: 'Compare air and sea',
    },
    delivery: {
      title: 'Delivery times and costs',
      text: 'Every product shows its cost delivered to Venezuela, line by line, with no surprises at the end.',
      link: 'See the steps',
    },
    inventory: {
      title: 'Inventory',
      text: 'See what is in stock from Amazon, eBay, AliExpress, Walmart and Target.',
      link: 'See what is available',
    },
  },
  steps: {
    title: 'How it works',
    lead: 'Three spans of one bridge, one single price.',
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
  categories: { title: 'Browse by category', count: '{text} {{count:product|products}}' },
  featured: { title: 'Featured products', more: 'See the whole catalog' },
  compare: {
    title: 'Air or sea: you choose',
    lead: 'The same package by both routes: a box of {length} × {width} × {height} inches that weighs {pounds} pounds.',
    days: '{min} to {max} days',
    rate: 'Rate',
    billed: 'Billed',
    air: {
      name: 'By air',
      text: 'What counts is the actual or the volumetric weight, whichever is greater. Best when you need it soon.',
    },
    sea: {
      name: 'By sea',
      text: 'Only the space it takes counts. Best for large boxes without a hurry.',
    },
    note: 'Freight from Miami to Venezuela only. Before you pay you will also see taxes and processing, each on its own line.',
  },
} satisfies NamespaceHomePageTranslation

export default en_homePage
