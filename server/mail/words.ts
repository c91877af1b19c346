// Hands a mail its words in the reader's language.
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'

/** With the names of what is charged and of ways to pay, and what customs may ask beyond it. */
export type MailWords = TranslationFunctions['mail'] &
  Pick<TranslationFunctions, 'chargeNames' | 'customsNote' | 'paying'>

export type AccountMailWords = TranslationFunctions['accountMail']

export const accountMailWords = (locale: Locale): AccountMailWords => {
  loadAllLocales()
  return i18nObject(locale).accountMail
}

export type QuoteWords = Pick<
  TranslationFunctions,
  'quoting' | 'tariffs' | 'duties' | 'customsNote'
>

export const mailWords = (locale: Locale): MailWords => {
  loadAllLocales()
  const { mail, chargeNames, customsNote, paying } = i18nObject(locale)
  return { ...mail, chargeNames, customsNote, paying }
}

/** The words of kept quotes and of what their prices are made of. */
export const quoteWords = (locale: Locale): QuoteWords => {
  loadAllLocales()
  return i18nObject(locale)
}

export type AlertWords = TranslationFunctions['alertMail']

/** The words of mails to those who run the shop. */
export const alertWords = (locale: Locale): AlertWords => {
  loadAllLocales()
  return i18nObject(locale).alertMail
}

export type ContactWords = TranslationFunctions['contactMail']

/** The words of mails around messages to the shop and of the newsletter. */
export const contactWords = (locale: Locale): ContactWords => {
  loadAllLocales()
  return i18nObject(locale).contactMail
}
