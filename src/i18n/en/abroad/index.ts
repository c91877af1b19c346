// The page of the five stores, in English.
import type { NamespaceAbroadTranslation } from '../../i18n-types.ts'

const en_abroad = {
  title: 'International shopping at five US stores',
  description:
    'Search Amazon, eBay, AliExpress, Walmart and Target, ship to our Miami warehouse and get it all in Venezuela, with the full cost up front.',
  short: 'International shopping',
  heading: 'Five stores in the United States, one way home',
  lead: 'Search Amazon, eBay, AliExpress, Walmart and Target. What you buy goes to Miami and from there to your door, and you know the freight and taxes before you pay.',
  toCatalogue: 'See the catalog with automated APIs',
  howLink: 'How the warehouse works',
  search: {
    title: 'Search the stores',
    lead: 'Choose the store and type what you want. The links are affiliate links: the store pays us a commission and you pay the same.',
  },
  grid: {
    title: 'Products from the USA',
    lead: 'A sample of what we ship, each with its cost delivered in Venezuela on its page.',
    more: 'See the whole catalog',
  },
  services: {
    title: 'Shipping services',
    lead: 'From the Miami warehouse to your city, by air or by sea. Compare the rates and transit days of each service.',
    more: 'Compare services',
  },
  warehouse: {
    title: 'How the warehouse works',
    lead: 'You buy at whichever store you like; we receive, check and ship.',
    one: 'Ask for your Miami address',
    oneText:
      'We give you an address with your mailbox number. Use it as the shipping address at any store.',
    two: 'We receive and measure',
    twoText:
      'Every package is weighed, measured and registered when it arrives. If you bought at several stores, we put them together in one box.',
    three: 'We ship it to your door',
    threeText:
      'You choose air or sea knowing the price, pay the way you prefer and follow the shipment until it is delivered.',
    mailbox: 'Virtual mailbox',
  },
  soon: {
    badge: 'Coming soon',
    title: 'Seasonal offers',
    text: 'Shipping offers will appear here when there are any, with their dates and conditions. There are none at the moment.',
  },
  faq: {
    pay: 'Do I need a US card?',
    payText:
      'No. If we buy it for you, you pay {brand} by Zelle, bank transfer, Pago Móvil, Binance Pay or cash in Miami. If you buy at the store yourself, any card it accepts will do.',
    stores: 'Can I buy at another store?',
    storesText:
      'Yes. Your Miami address works for any store that delivers in the United States; these five are the ones you can search here.',
    price: 'Is the store’s price the final price?',
    priceText:
      'No. Freight, taxes and processing are added to it. The calculator and every product page show them one by one before you pay.',
    time: 'How long does it take?',
    timeText:
      'It depends on the service and the city. By air, door to door, with customs and delivery, it usually takes 7 to 15 days. The page of each service lists the transit days by destination, counted from the moment the package leaves Miami.',
    forbidden: 'What cannot travel?',
    forbiddenText:
      'Liquids such as perfume, aerosols, loose lithium batteries, medicines and goods controlled by customs, such as weapons; nor cash. A battery inside its device can usually travel. You can look up an item in the help center.',
    back: 'Can I return what I bought?',
    backText:
      'While it is in Miami, almost always: we send it back to the store for the return fee of the mailbox. Once it has left, our returns policy applies.',
  },
  again: 'Search for something else',
} satisfies NamespaceAbroadTranslation

export default en_abroad
