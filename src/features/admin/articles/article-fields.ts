// An article's form: its fields, and what a preview shows of them before they are saved.
import { ARTICLE_COVERS, SLUG_MOST } from '#domain/articles.ts'
import { shopDayStart } from '#domain/shop-day.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { type Kind, textAt, textOf, type TypedGroup } from '#src/lib/form/kind.ts'
import { choice, date, group, lines, text } from '#src/lib/form/kinds.ts'

/** Caracas is the shop's clock: four hours behind UTC all year. */
const stampOf = (iso: string): string => {
  const start =
    shopDayStart(iso.slice(0, 10)).getTime() - Date.parse(`${iso.slice(0, 10)}T00:00:00Z`)
  return new Date(Date.parse(iso) - start).toISOString().slice(0, 16)
}

/** What a field of date and time says, as a moment; null for an empty one, the text itself for what is none. */
const momentOfStamp = (stamp: string): string | null => {
  if (stamp.trim() === '') return null
  const [, day = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/u.exec(stamp) ?? []
  const moment = shopDayStart(day).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000
  return Number.isNaN(moment) ? stamp : new Date(moment).toISOString()
}

/** A moment by the shop's clock. */
export const shopMoment: Kind<string> = {
  ...date('datetime-local'),
  show: (stored) => (stored ? stampOf(stored) : ''),
  read: (typed) => momentOfStamp(textOf(typed)),
}

const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

/** Several in one field; what is wrong with one is wrong with the field. */
export const tags: Kind<readonly string[]> = {
  ...text({ maxLength: 200 }),
  show: (stored) => (stored ?? []).join(', '),
  read: (typed, path, { move }) => {
    const found = tagsOf(textOf(typed))
    for (const place of found.keys()) move(`${path}.${place}`, path)
    return found
  },
}

export const FIELDS = {
  draft: group({
    title: text({ maxLength: 120 }),
    slug: text({ maxLength: SLUG_MOST, autoCapitalize: 'none' }),
    summary: lines({ rows: 2, maxLength: 300 }),
    tags,
    locale: choice(LOCALES),
    cover: choice(ARTICLE_COVERS),
    publishAt: shopMoment,
    body: lines({ rows: 18, maxLength: 60_000 }),
  }),
}

/** What a field takes only once it is saved is shown as far as it can be. */
export function draftOf(typed: TypedGroup) {
  const at = (name: string) => textAt(typed, `draft.${name}`)
  return {
    title: at('title'),
    slug: at('slug'),
    summary: at('summary'),
    body: at('body'),
    tags: tagsOf(at('tags')),
    locale: LOCALES.find((known) => known === at('locale')) ?? LOCALES[0],
    cover: ARTICLE_COVERS.find((known) => known === at('cover')) ?? ARTICLE_COVERS[0],
    day: /^\d{4}-\d{2}-\d{2}(?=T)/u.exec(at('publishAt'))?.[0] ?? null,
  }
}
export type ShownDraft = ReturnType<typeof draftOf>
