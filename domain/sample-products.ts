// Sample goods of each store, for a page that has nothing of its own to show: what kind of thing is found there.
import { type AffiliateIds, affiliateSearchUrl, PLACEHOLDER_AFFILIATE_IDS } from './affiliate.ts'
import { discountPercentage } from './discount.ts'
import type { Cents } from './money.ts'
import type { PartnerStore } from './vocabulary.ts'

interface Sample {
  /** What is searched for at the store, whose listings are English. */
  readonly term: string
  readonly picture: string
  readonly priceCents: Cents
  readonly originalPriceCents: Cents
}

/** Name of a kind of goods, in every language's dictionary → what it costs about. */
const SAMPLES = {
  headphones: ['noise cancelling headphones', 'veltrona-aura-500-headphones-1', 89_99, 119_99],
  earbuds: ['wireless earbuds', 'veltrona-drop-3-earbuds-1', 39_99, 49_99],
  smartwatch: ['fitness smartwatch', 'kaskadia-halo-smartwatch-1', 79_00, 99_00],
  tablet: ['11 inch android tablet', 'kaskadia-slate-11-tablet-1', 169_00, 199_00],
  speaker: ['portable bluetooth speaker', 'solbryn-ember-speaker-1', 45_99, 59_99],
  monitor: ['24 inch monitor', 'clarivex-view-24-monitor-1', 119_00, 149_00],
  keyboard: ['mechanical keyboard', 'tecloria-duna-terracota-keyboard-1', 64_99, 79_99],
  mouse: ['wireless mouse', 'tecloria-glide-mouse-1', 24_99, 24_99],
  airfryer: ['air fryer', 'cocinara-crocante-window-airfryer-1', 84_99, 109_99],
  coffeemaker: ['drip coffee maker', 'kettlebrook-alba-steel-coffeemaker-1', 54_99, 69_99],
  drill: ['cordless drill kit', 'taladora-t20-kit-drill-1', 74_99, 99_99],
  vacuum: ['cordless vacuum cleaner', 'limpiora-ciclon-v5-vacuum-1', 139_99, 179_99],
  camera: ['mirrorless camera', 'lumivar-field-s-camera-1', 449_00, 529_00],
  wristwatch: ['field watch', 'horaluz-campo-wristwatch-1', 58_00, 75_00],
  sunglasses: ['polarized sunglasses', 'mirasol-malecon-sunglasses-1', 32_00, 40_00],
  lamp: ['nordic desk lamp', 'finchwood-nord-lamp-1', 21_50, 31_00],
  blocks: ['building blocks 500 pieces', 'brickolo-classic-500-blocks-1', 24_90, 32_90],
  racecar: ['rc race car', 'zumbolo-rayo-racecar-1', 27_40, 36_00],
  blender: ['countertop blender', 'cocinara-remolino-pro-blender-1', 59_00, 74_00],
  boardgame: ['family board game', 'fichamundi-mercado-boardgame-1', 24_00, 29_00],
  cushion: ['linen cushion', 'hamacara-lino-cushion-1', 16_00, 19_00],
  dress: ['summer dress', 'rosavelle-luna-dress-1', 35_00, 45_00],
  backpack: ['school backpack', 'trotamundo-school-backpack-1', 29_00, 38_00],
  toothbrush: ['sonic toothbrush', 'sonrisal-onda-duo-toothbrush-1', 49_00, 60_00],
} as const satisfies Record<string, readonly [string, string, Cents, Cents]>

export type SampleKind = keyof typeof SAMPLES

/** Twelve for Amazon and three for each other store (specification §3). */
const SHELVES: Record<PartnerStore, readonly SampleKind[]> = {
  amazon: [
    'headphones',
    'airfryer',
    'smartwatch',
    'drill',
    'tablet',
    'coffeemaker',
    'earbuds',
    'vacuum',
    'keyboard',
    'speaker',
    'monitor',
    'mouse',
  ],
  ebay: ['camera', 'wristwatch', 'sunglasses'],
  aliexpress: ['lamp', 'blocks', 'racecar'],
  walmart: ['blender', 'boardgame', 'cushion'],
  target: ['dress', 'backpack', 'toothbrush'],
}

export interface SampleProduct extends Sample {
  readonly id: string
  readonly kind: SampleKind
  readonly store: PartnerStore
  /** Whole per cent, 0–99. */
  readonly discount: number
  /** The store's search for such a thing, with our identifier. */
  readonly url: string
}

/**
 * The samples of a store, always in the same order. Prices are about what such a thing costs in the United States, in
 * US cents; who shows them says that they are examples.
 */
export const sampleProducts = (
  store: PartnerStore,
  ids: AffiliateIds = PLACEHOLDER_AFFILIATE_IDS,
): SampleProduct[] =>
  SHELVES[store].map((kind) => {
    const [term, picture, priceCents, originalPriceCents] = SAMPLES[kind]
    return {
      id: `sample-${store}-${kind}`,
      kind,
      store,
      term,
      picture: `/demo/${picture}.webp`,
      priceCents,
      originalPriceCents,
      discount: discountPercentage(priceCents, originalPriceCents),
      url: affiliateSearchUrl(store, term, ids) ?? '',
    }
  })
