// Which pages are fetched together: addresses by their first word, so that a new page costs the first script nothing.
import type { Section } from '#src/lib/more-pages.ts'

const loaders = {
  purchase: async () => (await import('./purchase.ts')).purchase,
  account: async () => (await import('./account.ts')).account,
  entrance: async () => (await import('./entrance.ts')).entrance,
  admin: async () => (await import('./admin.ts')).admin,
  tools: async () => (await import('./tools.ts')).tools,
  /** Everything that is named nowhere else. */
  more: async () => (await import('./more.ts')).more,
} satisfies Record<string, () => Promise<Section>>

export type SectionName = keyof typeof loaders
export const SECTION_NAMES = Object.keys(loaders) as SectionName[]

const BY_WORD: Readonly<Record<string, SectionName>> = {
  checkout: 'purchase',
  invoice: 'purchase',
  'order-confirmation': 'purchase',
  account: 'account',
  admin: 'admin',
  quote: 'tools',
  currency: 'tools',
  calculator: 'tools',
  'customs-calculator': 'tools',
  consolidation: 'tools',
  services: 'tools',
  auth: 'entrance',
  'reset-password': 'entrance',
  reset: 'entrance',
  'password-reset': 'entrance',
  recover: 'entrance',
  'password-recovery': 'entrance',
  'reset-code': 'entrance',
  'verify-email': 'entrance',
}

/** The section of addresses that begin with this word. */
export const sectionOf = (word: string): SectionName =>
  Object.hasOwn(BY_WORD, word) ? (BY_WORD[word] ?? 'more') : 'more'

export const loadSection = (name: SectionName): Promise<Section> => loaders[name]()
