// Help as it is written: `## section`, `### question`, the answer, and a last line `~ …` of other words people ask with.
import type { Help } from '#contract/content.ts'
import type { RankedText } from '#domain/rank-texts.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { stemsOf } from '#domain/word-forms.ts'
import { renderMarkdown } from '#server/domains/blog/render-markdown.ts'
import { contentText } from './content-text.ts'

type Question = Help['sections'][number]['questions'][number]

export interface HelpQuestion {
  section: number
  question: Question
  ranked: RankedText
}

export interface WrittenHelp {
  titles: readonly string[]
  questions: readonly HelpQuestion[]
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()

/** Parts of a text parted by the signs of its headings. */
const partsOf = (text: string, sign: string): [title: string, rest: string][] =>
  text
    .split(new RegExp(`^${sign} `, 'mu'))
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end).trim(), part.slice(end + 1)]
    })

function readHelpText(locale: Locale): WrittenHelp {
  const sections = partsOf(contentText(locale, 'help'), '##')
  const questions = sections.flatMap(([title, rest], section) =>
    partsOf(rest, '###').map(([question, said]) => {
      const [answer = '', names = ''] = said.split(/^~ /mu)
      const html = renderMarkdown(answer, locale)
      const text = plain(html)
      const strong = stemsOf(`${question} ${names}`, locale)
      const weak = stemsOf(`${title} ${text}`, locale)
      return { section, question: { question, html, text }, ranked: { strong, weak } }
    }),
  )
  return { titles: sections.map(([title]) => title), questions }
}

const known = new Map<Locale, WrittenHelp>()

export const helpOf = (locale: Locale): WrittenHelp => {
  const help = known.get(locale) ?? readHelpText(locale)
  known.set(locale, help)
  return help
}

/** Questions under the titles of their sections, the sections in the order of their first question. */
export const inSections = ({ titles }: WrittenHelp, questions: readonly HelpQuestion[]) =>
  [...Map.groupBy(questions, ({ section }) => section)].map(([section, asked]) => ({
    title: titles[section] ?? '',
    questions: asked.map(({ question }) => question),
  }))

/** Every language's help, for checks. */
export const allHelp = () =>
  LOCALES.map((locale) => inSections(helpOf(locale), helpOf(locale).questions))
