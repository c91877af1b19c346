// The dictionary of the page's language; namespaces are loaded with the route that needs them.
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { i18nObject, loadedLocales } from '#src/i18n/i18n-util.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { useFacts } from './facts.ts'

const cache = new Map<Locale, { dictionary: unknown; texts: TranslationFunctions }>()

/** Texts of one language; rebuilt when another namespace has been loaded since. */
export function textsOf(locale: Locale): TranslationFunctions {
  const dictionary = loadedLocales[locale]
  const known = cache.get(locale)
  if (known?.dictionary === dictionary) return known.texts
  const texts = i18nObject(locale)
  cache.set(locale, { dictionary, texts })
  return texts
}

export const useTexts = (): TranslationFunctions => textsOf(useFacts().locale)
