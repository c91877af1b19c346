// What the server tells the browser along with the page: the facts of the request and the data of its loaders.
import type { HydrationState } from 'react-router'
import type { RateView } from '#contract/currency.ts'
import type { DestinationName } from '#contract/destination-name.ts'
import type { DisplayCurrency } from '#domain/currencies.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Translations } from '#src/i18n/i18n-types.ts'

export type ColorScheme = 'light' | 'dark'

/** Facts about the request that both sides render from; the same object on both, or hydration would differ. */
export interface PageFacts {
  locale: Locale
  scheme: ColorScheme
  brand: string
  /** What of its address's query the page was rendered with. */
  search: string
  /** Origin of absolute links (canonical, share), without a slash at its end. */
  origin: string
  user: { fullName: string; username: string; email: string; isAdmin: boolean } | null
  cartCount: number
  /** In which currency amounts are shown beside dollars. */
  currency: DisplayCurrency
  /** By which rate; null when only dollars are shown. */
  rate: RateView | null
  /** Where prices at the door are for. */
  destination: DestinationName
  /** Whether the browser was told to save data. */
  savesData?: boolean
  /** Whether mails stay in the development mailbox, which admins may then open. */
  mailbox?: boolean
  /** Digits of the messaging chat. */
  whatsapp?: string
  /** Addresses of the shop's own places outside. */
  social?: readonly string[]
}

export interface Boot {
  facts: PageFacts
  /** The words of the page: beside the same sentences in its HTML they cost next to nothing. */
  texts: Partial<Translations>
  router: HydrationState
}

export const BOOT_ELEMENT = 'puente-boot'
