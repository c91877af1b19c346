// Help: questions and answers of one language, the best first when somebody asks, and whether a thing may travel.
import type { Help } from '#contract/content.ts'
import { rankTexts } from '#domain/rank-texts.ts'
import { findRestricted } from '#domain/restricted-items.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { stemsOf } from '#domain/word-forms.ts'
import { helpOf, inSections } from './help-sections.ts'

/** Place of «what can be sent» among the sections, the same in every language. */
const GOODS = 2
/** More answers than these nobody reads. */
const MOST = 6

const answersTo = (locale: Locale, search: string) => {
  const { questions } = helpOf(locale)
  const places = rankTexts(
    stemsOf(search, locale),
    questions.map(({ ranked }) => ranked),
    MOST,
  )
  return places.flatMap((place) => questions[place] ?? [])
}

/** Why a thing may not travel; null where its name is another question's: cash to pay with, a passport to show. */
function restrictedKind(locale: Locale, search: string) {
  const found = findRestricted(search)
  if (!found?.word) return null
  const [first] = answersTo(locale, found.word)
  return first === undefined || first.section === GOODS ? found.kind : null
}

export function readHelp(locale: Locale, search: string): Help {
  const help = helpOf(locale)
  if (search.trim() === '') return { sections: inSections(help, help.questions), restricted: null }
  const restricted = restrictedKind(locale, search)
  // Who asks for a thing that may not travel is told which things may.
  const answers = restricted
    ? help.questions.filter(({ section }) => section === GOODS)
    : answersTo(locale, search)
  return { sections: inSections(help, answers), restricted }
}
