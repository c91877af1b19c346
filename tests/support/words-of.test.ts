// Tests that the page reader finds every word of a page and none of somebody else.
import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test('texts, labels and descriptions are read; names, quotes, code and other languages are not', () => {
  const html =
    `<html lang="es"><head><meta name="description" content="uno"/><title>dos</title><style>no{}</style></head>` +
    `<body><img alt="tres" src="/no.webp"/><input placeholder="cuatro"><a title="a > b" aria-label="cinco">seis</a>` +
    `<p lang="en">no <b>no</b></p><i lang="es">siete</i><span translate="no">no</span><a hreflang="it">no</a>` +
    `<blockquote>no</blockquote><br>ocho<script>"no"</script><!-- no --></body></html>`
  expect(wordsOf(html, 'es')).toEqual([
    'uno',
    'dos',
    'tres',
    'cuatro',
    'a > b',
    'cinco',
    'seis',
    'siete',
    'ocho',
  ])
})
