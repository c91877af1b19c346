// Loads the dictionaries a page needs beside the shared one; on the server all are in memory from the start.
import type { Locale } from '#domain/vocabulary.ts'
import type { Namespaces } from '#src/i18n/i18n-types.ts'
import { loadLocaleAsync, loadNamespaceAsync } from '#src/i18n/i18n-util.async.ts'
import { loadedLocales } from '#src/i18n/i18n-util.ts'

export async function loadTexts(locale: Locale, namespaces: readonly Namespaces[]): Promise<void> {
  if (!loadedLocales[locale]) await loadLocaleAsync(locale)
  await Promise.all(
    namespaces
      .filter((namespace) => !loadedLocales[locale][namespace])
      .map((namespace) => loadNamespaceAsync(locale, namespace)),
  )
}
