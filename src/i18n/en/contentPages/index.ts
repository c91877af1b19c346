// The words of the shop's text pages: help, rules, payments, pictures.
import type { NamespaceContentPagesTranslation } from '../../i18n-types.ts'

const en_contentPages = {
  home: 'Home',
  crumbs: 'Where you are',
  help: {
    short: 'Help',
    title: 'Help center',
    lead: 'Short answers about prices, times, payments, returns and what can travel from the USA to Venezuela.',
    search: 'What do you need to know?',
    searchHint: 'A question or a product: “times”, “perfume”, “password”.',
    submit: 'Search',
    restricted: 'Restricted item: {kind}',
    restrictedText:
      'Some services, or all of them, do not carry it. Before you buy, see what can replace it or ask us.',
    restrictedRead: 'See what can replace it',
    restrictedAsk: 'Ask us',
    found: '{count} {{count:answer|answers}} for “{search}”',
    none: 'We did not find that answer',
    noneText: 'Try another word or look at all the questions.',
    all: 'See all questions',
    list: {
      title: 'Restricted items',
      lead: 'Examples of what some services, or all of them, do not carry. If yours is not among them, search for it above or ask us.',
      liquids: 'perfume, shampoo, conditioner, oil, wine, beer, paint, nail polish',
      aerosols: 'hairspray, shaving foam, pepper spray, compressed gas, fire extinguisher',
      loose_batteries: 'power bank, portable charger, spare battery, lithium cell',
      medicines: 'antibiotics, insulin, vaccines, ibuprofen, melatonin',
      customs_restricted:
        'guns, ammunition, fireworks, drones, vapes, cigarettes, seeds, meat, cash',
    },
  },
  legal: {
    title: 'Legal notice and privacy',
    lead: 'Terms of purchase and shipping, what data we keep and what we are responsible for, in plain language.',
  },
  returns: {
    title: 'Returns policy',
    lead: 'What can be canceled or returned at each stage of an order, until when, and how the money comes back.',
  },
  payments: {
    title: 'Payment methods',
    lead: 'How you can pay for purchases and shipments, step by step, and what any dollar amount is in bolivars today.',
    methods: 'Choose how to pay',
    today: 'The dollar today, in bolivars',
    amount: 'Amount in dollars',
    calculate: 'Calculate',
    result: '{dollars} is {bolivars}',
    badAmount: 'Write an amount in dollars, such as 25.50.',
    takenAt: 'Checked on {at} (Caracas time).',
    noRate: 'There is no valid rate right now: the other methods are available.',
    frozen:
      'When you confirm an order, its amount in bolivars is fixed at the rate of that moment.',
    report: 'Report your payment',
    reportText:
      'Open your order and write the reference. If you bought without an account, use the link in the confirmation mail.',
    toOrders: 'Go to my orders',
  },
  gallery: {
    title: 'Delivered shipments',
    lead: 'Pictures of packages that reached their door, published with the permission of whoever received them.',
    none: 'No pictures yet',
    noneText: 'We only show real deliveries here, and with permission. The first could be yours.',
    shop: 'See the catalog',
    quote: 'Get a quote',
    pageTitle: 'Delivered shipments, page {page}',
    pageLead: 'Page {page} of the pictures of packages that reached their door.',
    samples: 'Demo shop: pictures marked “Example” are drawings, not real deliveries.',
    sample: 'Example',
    enlarge: 'Open the whole picture (opens in another tab)',
    yours: 'Has your shipment arrived?',
    yoursText:
      'If you would like your picture to be here, write to us. Without your permission we publish nothing.',
    write: 'Write to us',
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
    pageNumber: 'Page {page}',
  },
} satisfies NamespaceContentPagesTranslation

export default en_contentPages
