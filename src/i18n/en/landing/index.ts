// What the landing pages share, in English.
import type { NamespaceLandingTranslation } from '../../i18n-types.ts'

const en_landing = {
  start: 'Home',
  crumbs: 'Where you are',
  questions: 'Frequently asked questions',
  fromPrice: 'From {price}',
  finder: {
    term: 'What are you looking for?',
    termHint: 'For example “running shoes”, or the exact model.',
    store: 'Store',
    submit: 'Search the store',
    submitAt: 'Search {store}',
    missing: 'Type what you are looking for and we take you to the store.',
    opened: 'Your search at {store}: {term}',
    openedText:
      'Once you find the product, send us its link and we tell you what it costs delivered to your door. Or look for it in our catalog, where you see the total right away.',
    ask: 'Ask what it costs',
    question: 'Hello, what does this product from {store} cost delivered to my door? Link: ',
    open: 'Open {store}',
    ours: 'Search our catalog',
    newTab: 'opens in another tab',
  },
  rotation: {
    previous: 'Previous',
    next: 'Next',
    shown: '{range} of {count}',
    pause: 'Pause automatic changes',
    resume: 'Resume automatic changes',
  },
  warehouse: {
    ask: 'Ask for my Miami address',
    message: 'Hello, I would like the address of the Miami warehouse to send my purchases to.',
  },
  samplesNote:
    'Examples with approximate prices: the store tells you price and stock at the moment you buy.',
  goods: {
    headphones: 'Noise-canceling headphones',
    earbuds: 'Wireless earbuds',
    smartwatch: 'Fitness smartwatch',
    tablet: '11-inch Android tablet',
    speaker: 'Portable Bluetooth speaker',
    monitor: '24-inch monitor',
    keyboard: 'Mechanical keyboard',
    mouse: 'Wireless mouse',
    airfryer: 'Air fryer with window',
    coffeemaker: 'Drip coffee maker',
    drill: 'Cordless drill with case',
    vacuum: 'Cordless vacuum cleaner',
    camera: 'Mirrorless camera',
    wristwatch: 'Field watch',
    sunglasses: 'Polarized sunglasses',
    lamp: 'Nordic desk lamp',
    blocks: 'Building blocks, 500 pieces',
    racecar: 'Remote-controlled race car',
    blender: 'Countertop blender',
    boardgame: 'Family board game',
    cushion: 'Linen cushion',
    dress: 'Summer dress',
    backpack: 'School backpack',
    toothbrush: 'Sonic toothbrush',
  },
} satisfies NamespaceLandingTranslation

export default en_landing
