// What a feed of the blog says of itself, for the door that serves it and knows no words.
import type { Locale } from '#domain/vocabulary.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'

loadAllLocales()

export function feedWords(locale: Locale): { title: string; lead: string } {
  const { journal } = i18nObject(locale)
  return { title: journal.title(), lead: journal.lead() }
}
