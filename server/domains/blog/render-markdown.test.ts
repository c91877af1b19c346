// Proves that whatever a writer pastes stays text: no markup, no scheme but https, and links of ours keep the language.
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { renderMarkdown } from './render-markdown.ts'

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[x](http://example.com)', '[x](http://example.com)'],
  ['[x](//example.com)', '[x](//example.com)'],
  ['[x](data:text/html,1)', '[x](data:text/html,1)'],
  ['![x](https://example.com/x.png)', '!<a href="https://example.com/x.png"'],
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
    '//',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 40 }),
      (parts) => {
        const html = renderMarkdown(parts.join(''), 'es')
        expect(html).not.toMatch(/<(?:script|img|iframe|svg|style|object)/iu)
        for (const [, href = ''] of html.matchAll(/href="([^"]*)"/gu))
          expect(href).toMatch(/^(?:$|https:\/\/|\/(?![/\\])|#)/iu)
      },
    ),
  )
})
