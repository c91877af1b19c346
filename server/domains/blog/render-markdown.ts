// Turns a writer's Markdown into the HTML visitors get: markup is shown as text, links lead to https or into the shop.
import MarkdownIt from 'markdown-it'
import { localised } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'

const OUTSIDE = /^https:\/\//iu
/** A path of ours, or a place on the page; `//host` would leave the shop. */
const INSIDE = /^(?:\/(?![/\\])|#)/u

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
// Pictures would be asked of strangers, and the page's own title is its only h1.
markdown.disable('image')
markdown.validateLink = (url) => OUTSIDE.test(url) || INSIDE.test(url)

/** Between a number and its sign, and between a currency and its amount. */
const BELONGS_TOGETHER = /(?<=\d) (?=%)|(?<=US\$|Bs\.) (?=\d)/gu

markdown.core.ruler.push('shop', (state) => {
  const { locale } = state.env as { locale: Locale }
  for (const token of state.tokens) {
    if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2'
    for (const child of token.children ?? []) {
      if (child.type === 'text') child.content = child.content.replace(BELONGS_TOGETHER, '\u00a0')
      if (child.type !== 'link_open') continue
      const href = String(child.attrGet('href'))
      if (OUTSIDE.test(href)) child.attrSet('rel', 'noopener nofollow')
      else if (href.startsWith('/')) child.attrSet('href', localised(locale, href))
    }
  }
})
// What is wide scrolls in its own frame, which the keyboard can reach.
markdown.renderer.rules['table_open'] = () => '<div role="group" tabindex="0"><table>\n'
markdown.renderer.rules['table_close'] = () => '</table></div>\n'
for (const kind of ['fence', 'code_block']) {
  const draw = markdown.renderer.rules[kind]
  if (!draw) throw new Error(`Markdown draws no ${kind}`)
  markdown.renderer.rules[kind] = (...args) =>
    draw(...args).replace(/^<pre>/u, '<pre role="group" tabindex="0">')
}

export const renderMarkdown = (body: string, locale: Locale): string =>
  markdown.render(body, { locale })
