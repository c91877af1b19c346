// Turns a writer's Markdown into the HTML visitors get: markup is shown as text, links lead to https, a mailbox or into the
// shop, pictures are the shop's own. What was not taken as it was meant is listed for its writer.
import MarkdownIt from 'markdown-it'
import type { MarkdownDoubt } from '#contract/blog.ts'
import { localised } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { PictureSize } from '#domain/webp-size.ts'
import { doubtsOfTokens, doubtsOfWords } from './markdown-doubts.ts'
import { nameHeadings, placeOf } from './markdown-places.ts'
import { drawPictures } from './markdown-pictures.ts'

const OUTSIDE = /^https:\/\//iu
/** A path of ours, or a place on the page; `//host` would leave the shop. */
const INSIDE = /^(?:\/(?![/\\])|#)/u
/** One address and nothing else: no subject, no second receiver. */
const MAILBOX = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/iu

interface Asked extends Record<PropertyKey, unknown> {
  locale: Locale
  /** The shop's own pictures the text shows; null: it may show none, and its headings have no names. */
  pictures: ReadonlyMap<string, PictureSize> | null
  doubts: MarkdownDoubt[]
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
markdown.validateLink = (url) => OUTSIDE.test(url) || INSIDE.test(url) || MAILBOX.test(url)

/** Between a number and its sign, and between a currency and its amount. */
const BELONGS_TOGETHER = /(?<=\d) (?=%)|(?<=US\$|Bs\.) (?=\d)/gu

markdown.core.ruler.push('shop', (state) => {
  const { locale, pictures, doubts } = state.env as Asked
  // The page's own title is its only h1.
  for (const token of state.tokens)
    if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2'
  const places = pictures ? nameHeadings(state.tokens) : null
  let heading: string | number | null = null
  for (const token of state.tokens) {
    if (token.type === 'heading_open') heading = token.attrGet('id')
    if (token.type === 'table_open' && heading) token.attrSet('aria-labelledby', heading)
    doubts.push(...doubtsOfWords(token), ...drawPictures(token, state.Token, pictures))
    for (const child of token.children ?? []) {
      if (child.type === 'text') child.content = child.content.replace(BELONGS_TOGETHER, '\u00a0')
      if (child.type !== 'link_open') continue
      const href = String(child.attrGet('href'))
      if (OUTSIDE.test(href)) child.attrSet('rel', 'noopener nofollow')
      else if (href.startsWith('/')) child.attrSet('href', localised(locale, href))
      else if (places && href.startsWith('#')) child.attrSet('href', `#${placeOf(href.slice(1))}`)
    }
    if (places) doubts.push(...doubtsOfTokens(token, places))
  }
})
// What is wide scrolls in its own frame, which the keyboard can reach; it is called what stands above it.
markdown.renderer.rules['table_open'] = (tokens, index, _options, _env, self) => {
  const [table] = tokens.slice(index, index + 1)
  return `<div role="group" tabindex="0"${table ? self.renderAttrs(table) : ''}><table>\n`
}
markdown.renderer.rules['table_close'] = () => '</table></div>\n'
for (const kind of ['fence', 'code_block']) {
  const draw = markdown.renderer.rules[kind]
  if (!draw) throw new Error(`Markdown draws no ${kind}`)
  markdown.renderer.rules[kind] = (...args) =>
    draw(...args).replace(/^<pre>/u, '<pre role="group" tabindex="0">')
}

const render = (body: string, asked: Asked): string => markdown.render(body, asked)

/** A text of the shop's own pages. */
export const renderMarkdown = (body: string, locale: Locale): string =>
  render(body, { locale, pictures: null, doubts: [] })

/** An article: `pictures` are those it shows, by address. */
export function renderArticle(
  body: string,
  locale: Locale,
  pictures: ReadonlyMap<string, PictureSize>,
): { html: string; doubts: MarkdownDoubt[] } {
  const doubts: MarkdownDoubt[] = []
  return { html: render(body, { locale, pictures, doubts }), doubts }
}
