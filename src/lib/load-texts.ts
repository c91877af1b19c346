// Words beyond those that came with the page are fetched with the route or part that needs them.
import type { Locale } from '#domain/vocabulary.ts'
import { initFormatters } from '#src/i18n/formatters.ts'
import type { Namespaces, Translations } from '#src/i18n/i18n-types.ts'
import { loadedFormatters, loadedLocales } from '#src/i18n/i18n-util.ts'

/** Takes over the words the server sent along, before the first render. */
export function adoptTexts(locale: Locale, texts: Partial<Translations>): void {
  loadedLocales[locale] = texts as Translations
  loadedFormatters[locale] = initFormatters(locale)
}

export async function loadTexts(locale: Locale, namespaces: readonly Namespaces[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !loadedLocales[locale][namespace])
  if (missing.length === 0) return
  const { loadNamespaceAsync } = await import('#src/i18n/i18n-util.async.ts')
  await Promise.all(missing.map((namespace) => loadNamespaceAsync(locale, namespace)))
}
