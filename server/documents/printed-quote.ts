// What is printed of a kept quote: the quote, its key, and the words of the reader's language.
import type { SavedQuoteView } from '#contract/kept-quotes.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'

export interface PrintedQuote {
  saved: SavedQuoteView
  token: string
  locale: Locale
  brand: string
  publicUrl: string
  words: Pick<
    TranslationFunctions,
    'quoting' | 'tariffs' | 'calculator' | 'category' | 'duties' | 'customsNote'
  >
  /** Only tests read a document without unpacking it. */
  compress?: boolean
}
