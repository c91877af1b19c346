// Signs come out as signs, and nothing that was hidden behind them survives what makes plain text of it.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { plainText } from '#domain/plain-text.ts'
import { decodeEntities } from './decode-entities.ts'

const stored = (text: string) => plainText(decodeEntities(text), 5000)

test.each([
  ['LEGO&amp;reg; City &amp;ndash; Police', 'LEGO® City – Police'],
  ['Men&#8217;s caf&eacute; &bull; 5&frac12;&Prime; &trade;', 'Men’s café • 5½″ ™'],
  ['&amp;amp;amp;#x2713; three times', '✓ three times'],
  ['AT&T, R&D; ?a=1&copy=2 &nosuch;', 'AT&T, R&D; ?a=1&copy=2 &nosuch;'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', ''],
  ['&#x3c;script&#62;alert(1)', ''],
  ['&amp;LT;img src=x onerror=alert(1)&amp;GT;Lamp', 'Lamp'],
  ['&lt;scr&ZeroWidthSpace;ipt&gt;alert(1)&lt;/script&gt;x', 'x'],
  ['&amp;amp;amp;amp;amp;amp;lt;b&gt;deep', 'deep'],
  ['safe&#x202E;gpj.exe&#0;', 'safegpj.exe\uFFFD'],
])('%s is kept as %s', (given, kept) => {
  expect(stored(given)).toBe(kept)
})

it('lets no markup through, however it is escaped', () => {
  const pieces = '< > & ; &amp; &lt; &gt; &LT; &#60; &#x3c; lt; script /script> img &nbsp; &shy; a'
  const text = fc.array(fc.constantFrom(...pieces.split(' '), '\u200B'), { maxLength: 40 })
  fc.assert(
    fc.property(text, (parts) => {
      expect(stored(parts.join(''))).not.toMatch(/<[a-z/!?]/iu)
    }),
    { numRuns: 500 },
  )
})
