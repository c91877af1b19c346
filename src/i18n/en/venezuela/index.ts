// Buying for Venezuela, in English.
import type { NamespaceVenezuelaTranslation } from '../../i18n-types.ts'

const en_venezuela = {
  title: 'Online shopping for Venezuela',
  description:
    'Three ways to buy in the United States and receive in Venezuela: a catalog with delivered prices, buying for you, and a mailbox in Miami.',
  short: 'Shopping for Venezuela',
  heading: 'Buy abroad, receive in Venezuela',
  lead: 'From Maracaibo to Puerto Ordaz: what cannot be found or costs twice as much, bought in the United States and delivered in your city, with no surprises at the end.',
  toCatalogue: 'See the catalog',
  toCalculator: 'Calculate a shipment',
  ways: {
    title: 'Three ways to buy',
    lead: 'Start from what you have: a product in mind, a store, or something already bought.',
    shop: {
      title: 'From our catalog',
      text: 'Every page shows product, freight, taxes and processing. You pay, and we take care of the rest.',
      link: 'See products',
    },
    store: {
      title: 'From the store you like',
      text: 'Search Amazon, eBay, AliExpress, Walmart or Target and ask us to buy it for you.',
      link: 'Search the stores',
    },
    box: {
      title: 'To your mailbox in Miami',
      text: 'You buy with your own card and use your Miami address. We receive, combine and ship.',
      link: 'About the mailbox',
    },
  },
  lines: {
    title: 'What is in the price',
    lead: 'Three parts, all shown before you pay.',
    product: 'The product',
    productText: 'The store’s price in dollars, with its delivery to Miami.',
    freight: 'The freight',
    freightText: 'By air per pound or by sea per cubic foot, by the weight and size of the box.',
    customs: 'Taxes and processing',
    customsText: 'What customs may charge by value and kind of goods, and our processing.',
    quote: 'Ask for a quote',
    duties: 'Calculate customs',
  },
  products: 'What people ask for most',
  travels: {
    title: 'What can travel',
    lead: 'Almost everything that fits into a box.',
    more: 'Look up an item in Help',
    one: 'Clothes, shoes, toys and things for the home travel without special paperwork.',
    two: 'Phones, laptops and consoles travel by air with the battery inside the device.',
    three: 'Spare parts, tools and large appliances are usually better off by sea.',
    four: 'Liquids such as perfume do not go by air. We do not carry aerosols, loose lithium batteries, medicines or goods controlled by customs.',
  },
  pay: {
    title: 'How you pay',
    lead: 'Prices are in dollars; bolivars are a reference of the day.',
    text: 'We take Zelle, bank transfer, Pago Móvil, Binance Pay and cash at our Miami office. If you pay in bolivars, the rate is fixed in your order when you confirm it.',
    more: 'See ways to pay',
  },
  faq: {
    cities: 'Which cities do you deliver to?',
    citiesText:
      'The list of destinations, with the days for each, is on the page of every service. Choose your city in the calculator to see which ones reach it.',
    papers: 'Which documents do I need?',
    papersText:
      'Your ID card or tax number (RIF) and the invoice for the purchase. If we buy it, we supply the invoice.',
    taxes: 'Are taxes always due?',
    taxesText:
      'In our total, yes: it always includes taxes and fees, by the declared value. What customs asks for depends on the goods and the rules they enter under; the customs calculator gives the range, with its sources.',
    damage: 'What if it is lost or damaged?',
    damageText:
      'Tell us when you receive it. With insurance we pay up to the declared value; without it, up to the part that the rate of the service covers at no cost. Our terms and the page of each service say so.',
  },
} satisfies NamespaceVenezuelaTranslation

export default en_venezuela
