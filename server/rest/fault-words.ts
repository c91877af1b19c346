// What is wrong with a field, where the documented call says it in words of its own.
import type { FieldFault } from '#contract/field-errors.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'

/** Null: as any other field says it. */
export type FaultWords = (field: string, fault: FieldFault, locale: Locale) => string | null

export const contactFaultWords: FaultWords = (field, fault, locale) => {
  const { wrong } = i18nObject(locale).contactPage
  if (fault === 'too_long') return wrong.long()
  const own = (['fullName', 'email', 'subject', 'message'] as const).find((name) => name === field)
  return own ? wrong[own]() : null
}

export const newsletterFaultWords: FaultWords = (field, _fault, locale) =>
  field === 'email' ? i18nObject(locale).newsletterPage.invalid() : null

export const passwordFaultWords: FaultWords = (field, fault, locale) =>
  field === 'password' && fault === 'too_short' ? i18nObject(locale).auth.passwordShort() : null
