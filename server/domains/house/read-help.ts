// Help: questions and answers of one language, narrowed to those that hold every word somebody searched for.
import type { Help } from '#contract/house.ts'
import { findRestricted } from '#domain/restricted-items.ts'
import { foldForSearch } from '#domain/search-text.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { renderMarkdown } from '#server/domains/blog/render-markdown.ts'
import { houseText } from './house-text.ts'

/** Place of «what can be sent» among the sections, the same in every language. */
const GOODS = 2

type Sections = Help['sections']

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()

/** `## section`, `### question`, answer: parts of a text parted by the signs of its headings. */
const partsOf = (text: string, sign: string): [title: string, rest: string][] =>
  text
    .split(new RegExp(`^${sign} `, 'mu'))
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end).trim(), part.slice(end + 1)]
    })

const readSections = (locale: Locale): Sections =>
  partsOf(houseText(locale, 'help'), '##').map(([title, rest]) => ({
    title,
    questions: partsOf(rest, '###').map(([question, answer]) => {
      const html = renderMarkdown(answer, locale)
      return { question, html, text: plain(html) }
    }),
  }))

const known = new Map<Locale, Sections>()
const sectionsOf = (locale: Locale): Sections => {
  const sections = known.get(locale) ?? readSections(locale)
  known.set(locale, sections)
  return sections
}

/** Every language's help, for checks. */
export const allHelp = () => LOCALES.map(sectionsOf)

export function readHelp(locale: Locale, search: string): Help {
  const words = foldForSearch(search).split(' ').filter(Boolean)
  const holds = (text: string) => words.every((word) => text.includes(word))
  const all = sectionsOf(locale)
  const sections = all
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, text }) =>
        holds(foldForSearch(`${title} ${question} ${text}`)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
  const restricted = findRestricted(search)?.kind ?? null
  // Who asks for a thing that may not travel is told which things may.
  const isAnswered = sections.length > 0 || restricted === null
  return { sections: isAnswered ? sections : all.slice(GOODS, GOODS + 1), restricted }
}
