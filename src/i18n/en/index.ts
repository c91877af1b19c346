// English: what every page needs (shell and shared words).
import type { Translation } from '../i18n-types.ts'

const en = {
  site: {
    description: 'International purchases from the USA with shipping to Venezuela',
  },
  shell: {
    skip: 'Skip to content',
    home: '{brand}, home',
    menu: 'Menu',
    sections: 'Sections',
    products: 'Catalogue',
    how: 'How it works',
    calculator: 'Calculator',
    quote: 'Get a quote',
    services: 'Services',
    compare: 'Air or sea',
    cart: 'Cart',
    cartCount: 'Items in the cart:',
    language: 'Language',
    dark: 'Use dark colours',
    light: 'Use light colours',
    admin: 'Admin panel',
  },
  money: {
    choose: 'Reference currency',
    about: 'about',
    note: 'Amounts in {currency} are indicative; you pay in dollars. {unit}: {source}, {date}.',
    stale: 'It is more than a day old.',
    rates: 'See rates',
    page: 'Exchange rates',
    kind: {
      parallel: 'parallel rate',
      official: 'official rate',
      reference: 'reference rate',
      override: 'shop rate',
    },
    name: {
      VES: 'Bolivars',
      USD: 'Dollars',
      EUR: 'Euros',
      COP: 'Colombian pesos',
      PEN: 'Soles',
      BRL: 'Reais',
    },
    amounts: {
      VES: 'bolivars',
      USD: 'dollars',
      EUR: 'euros',
      COP: 'Colombian pesos',
      PEN: 'soles',
      BRL: 'reais',
    },
  },
  search: {
    label: 'Search products',
    placeholder: 'Search for a product, a brand…',
    submit: 'Search',
  },
  person: {
    menu: 'My account',
    signIn: 'Sign in',
    signOut: 'Sign out',
  },
  reading: {
    heading: 'Read and ask',
    blog: 'Blog',
  },
  footer: {
    quick: 'Quick links',
    languages: 'Languages',
    contact: 'Contact',
    news: 'Newsletter',
    newsEmail: 'Your e-mail',
    newsSubmit: 'Subscribe',
    newsText: 'Offers and news on shopping in the USA, without noise. Leave with one click.',
    chat: 'Chat with us',
    planTool: 'Consolidation planner',
    customsTool: 'Customs calculator',
    api: 'API for developers',
    promise: 'The bridge between the store and your door',
    service:
      'We buy in the United States, receive in Miami and ship to Venezuela. You see every line of the price before you pay.',
    dollars: 'Payments are processed in US dollars; prices in bolivars are indicative only.',
    rights: 'All rights reserved.',
  },
  fault: {
    missing: 'Page not found',
    missingHelp:
      'The address has changed or never existed. Search for what you need, or go back to a familiar place.',
    home: 'Go to the home page',
    products: 'See the catalogue',
    broken: 'Something went wrong',
    brokenHelp:
      'We could not show this page. The fault is ours and has been recorded; please try again in a moment.',
    noAnswer: 'There was no answer. Check your connection and try again.',
    retry: 'Try again',
    code: 'Code for support:',
  },
  categories: 'Categories',
  category: {
    Electronics: 'Electronics',
    'Clothing & Accessories': 'Clothing & accessories',
    'Home & Garden': 'Home & garden',
    Toys: 'Toys',
    'Health & Beauty': 'Health & beauty',
  },
  language: { es: 'Español', en: 'English', it: 'Italiano', pt: 'Português' },
} satisfies Translation

export default en
