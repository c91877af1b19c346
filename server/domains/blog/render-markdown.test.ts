// Proves that whatever a writer pastes stays text: no markup, no scheme but https, and links of ours keep the language.
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { renderArticle, renderMarkdown } from './render-markdown.ts'

const OWN = `/shop-pictures/${'a'.repeat(32)}.webp`
const article = (body: string) =>
  renderArticle(body, 'en', new Map([[OWN, { width: 800, height: 600 }]]))

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[x](http://example.com)', '[x](http://example.com)'],
  ['[x](//example.com)', '[x](//example.com)'],
  ['[x](data:text/html,1)', '[x](data:text/html,1)'],
  ['![x](https://example.com/x.png)', '<p>![x](https://example.com/x.png)</p>'],
  ['# Title', '<h2>Title</h2>'],
  ['[x](https://example.com)', '<a href="https://example.com" rel="noopener nofollow">x</a>'],
  ['[x](/calculator)', '<a href="/en/calculator">x</a>'],
  ['15 % of US$ 20,00', '15\u00a0% of US$\u00a020,00'],
  ['    a command', '<pre role="group" tabindex="0"><code>a command'],
  ['```sh\na\n```', '<pre role="group" tabindex="0"><code class="language-sh">a'],
  ['[x](#here)', '<a href="#here">x</a>'],
])('%s', (body, html) => expect(renderMarkdown(body, 'en')).toContain(html))

test('no text makes an element or an address that could run', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    '[a](',
    ')',
    'javascript:',
    '&#',
    'x',
    '\n',
    '`',
    '![',
    `![x](${OWN})`,
    'mailto:a@b.co',
    '# ',
    '//',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 40 }),
      (parts) => {
        const body = parts.join('')
        for (const html of [renderMarkdown(body, 'es'), article(body).html]) {
          expect(html).not.toMatch(/<(?:script|iframe|svg|style|object)/iu)
          for (const [, href = ''] of html.matchAll(/href="([^"]*)"/gu))
            expect(href).toMatch(/^(?:$|https:\/\/|\/(?![/\\])|#|mailto:[\w.@+-]+$)/iu)
          for (const [, src = ''] of html.matchAll(/<img src="([^"]*)"/gu)) expect(src).toBe(OWN)
          expect(
            html.replaceAll(/<img src="[^"]*" alt="[^"]*" width="800" height="600"/gu, ''),
          ).not.toContain('<img')
        }
      },
    ),
  )
})

test.each([
  [
    `![A box](${OWN})`,
    `<img src="${OWN}" alt="A box" width="800" height="600" srcset="${OWN.replace('.webp', '.400.webp')} 400w, ${OWN} 800w"`,
  ],
  ['## How *long*?\n\n[x](#how-long)', '<h2 id="s-how-long">How <em>long</em>?</h2>'],
  ['## How *long*?\n\n[x](#how-long)', '<a href="#s-how-long">x</a>'],
  ['## Año\n\n## Año', '<h2 id="s-ano-2">'],
  ['# ¡!', '<h2>'],
  ['[x](mailto:hola@puente.example)', '<a href="mailto:hola@puente.example">x</a>'],
  ['## Prices\n\n|a|b|\n|-|-|', '<div role="group" tabindex="0" aria-labelledby="s-prices">'],
])('in an article: %s', (body, html) => {
  expect(article(body).html).toContain(html)
  expect(article(body).doubts).toEqual([])
})

test.each([
  ['![x](https://example.com/x.png)', 'picture'],
  [`![x](/shop-pictures/${'b'.repeat(32)}.webp)`, 'picture'],
  [`![](${OWN})`, 'alt'],
  ['[x](http://example.com)', 'link'],
  ['[x](mailto:a@b.co?bcc=c@d.co)', 'link'],
  ['[x](javascript:alert(1)', 'link'],
  ['[x](#nowhere)', 'place'],
  ['a <b>word</b>', 'markup'],
])('%s is told to its writer', (body, kind) =>
  expect(article(body).doubts.map((doubt) => doubt.kind)).toContain(kind),
)

test('thousands of headings of one text have names of their own, and tables the last of them', () => {
  const { html } = article(`${'# a\n'.repeat(14_000)}\n|a|\n|-|\n\n# a-2\n`)
  const names = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, name]) => name)
  expect(new Set(names).size).toBe(14_001)
  expect(html).toContain('aria-labelledby="s-a-14000"')
  expect(article('['.repeat(59_900)).doubts).toEqual([])
})

test('what stands in code is meant as it is, and a text of the shop has neither pictures nor names', () => {
  expect(article('`<b>` and `[x](http://a.b)`\n\n    <i>').doubts).toEqual([])
  expect(renderMarkdown(`## A\n\n![x](${OWN})`, 'es')).toBe(`<h2>A</h2>\n<p>![x](${OWN})</p>\n`)
})
