// The part of a dictionary one page needs; on the server, where all of it is in memory.
import type { Locale } from '#domain/vocabulary.ts'
import type { Namespaces, Translations } from '#src/i18n/i18n-types.ts'
import { isNamespace, loadedLocales } from '#src/i18n/i18n-util.ts'

/** The shared words and the given namespaces. */
export const pageTexts = (locale: Locale, wanted: readonly Namespaces[]): Partial<Translations> =>
  Object.fromEntries(
    Object.entries(loadedLocales[locale]).filter(
      ([name]) => !isNamespace(name) || wanted.includes(name),
    ),
  )
