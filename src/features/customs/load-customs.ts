// What the customs calculator loads: the typed question, the rules of its country, and the first answer.
import { parseCustomsQuery } from '#contract/customs-view.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { inLanguage } from './view-numbers.ts'

/** Without the rules the form still stands. */
export async function loadCustoms(request: Request, { read, locale }: PageContext) {
  const view = inLanguage(parseCustomsQuery(new URL(request.url).searchParams, locale), locale)
  const [book, { answerCustoms }] = await Promise.all([
    read.customs.rules({ country: view.country }).catch(() => null),
    import('./answer-customs.ts'),
  ])
  return { view, book, answer: book && answerCustoms(view, book) }
}

/** Only another country needs other rules; every key changes the address. */
export const isSameBook = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.searchParams.get('to') === to.searchParams.get('to')
