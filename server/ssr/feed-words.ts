// What feeds say of the blog and of the shop, for the endpoints that serve them and know no words.
import type { Locale } from '#domain/vocabulary.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'

loadAllLocales()

export function feedWords(locale: Locale): { title: string; lead: string } {
  const { blog } = i18nObject(locale)
  return { title: blog.title(), lead: blog.lead() }
}

/** What the shop is, in a sentence. */
export const shopLead = (locale: Locale): string => i18nObject(locale).site.description()
