// Whatever comes in, what goes out is one line without markup or invisible characters.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { plainParagraphs, plainText } from './plain-text.ts'

test.each([
  ['Koss EQ50', 'Koss EQ50'],
  ['  two \n\t lines\u00A0here ', 'two lines here'],
  ['<b>Bold</b> and<br/>broken', 'Bold and broken'],
  ['Cable &lt; 5 ft &amp; &quot;thin&quot;', 'Cable < 5 ft & "thin"'],
  ['twice &amp;amp;quot;escaped&amp;amp;quot;', 'twice "escaped"'],
  ['&lt;p&gt;escaped&lt;/p&gt; markup', 'escaped markup'],
  ['5 < 6 > 4', '5 < 6 > 4'],
  ['AT&T', 'AT&T'],
  ['Caf\u0065\u0301', 'Café'],
  ['a<script>alert(1)</script>b', 'a b'],
  ['a<STYLE type=x>p{}</style >b', 'a b'],
  ['a<script>never closed', 'a'],
  ['a<script><style></script>b', 'a b'],
  ['<scr<b>ipt>alert(1)</scr</b>ipt>', 'scr ipt>alert(1) /scr ipt>'],
  ['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;', ''],
  ['<\u0000script>alert(1)</script>x', 'x'],
  ['<\u200Bimg src=x onerror=alert(1)>x', 'x'],
  ['<img src=x onerror=alert(1)', 'img src=x onerror=alert(1)'],
  ['<!-- hidden -->shown', 'shown'],
  ['safe\u202Egpj.exe', 'safegpj.exe'],
  ['zero\u200Bwidth\uFEFF soft\u00ADhyphen', 'zerowidth softhyphen'],
  ['half \uD800 pair', 'half pair'],
  [12.5, '12.5'],
  [null, ''],
  [{ toString: () => 'x' }, ''],
  [['x'], ''],
])('%j becomes %j', (value, expected) => {
  expect(plainText(value, 200)).toBe(expected)
})

it('is cut between whole characters', () => {
  expect(plainText('ab 😀😀', 4)).toBe('ab 😀')
  expect(plainText('ab cd', 3)).toBe('ab')
  expect(plainText('abc', 0)).toBe('')
})

describe('any text', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '</',
    '<script',
    '</script>',
    '<style>',
    '<!--',
    '-->',
    '&lt;',
    '&amp;',
    '&#60;',
    'lt;',
    'amp;',
    'script',
    '\u0000',
    '\u200B',
    '\u202E',
    '\u0085',
    '\u2028',
    ' ',
    '\n',
    '"',
    'a',
    'é',
    'e\u0301',
    '😀',
    '\uD83D',
  )
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
  )

  it('comes out short, in one line, without markup or invisible characters', () => {
    fc.assert(
      fc.property(hostile, fc.nat(60), (value, maxLength) => {
        const text = plainText(value, maxLength)
        expect(text).not.toMatch(/<[a-z/!?]/iu)
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]| {2}|^ | $/u)
        expect([...text].length).toBeLessThanOrEqual(maxLength)
        expect(text.normalize('NFC')).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps words that hold nothing to remove', () => {
    const words = fc.array(
      fc.stringMatching(/^[\p{L}\p{N}.,;:()+-]{1,9}$/u).filter((word) => !/\p{Cn}/u.test(word)),
    )
    fc.assert(
      fc.property(words, (list) => {
        expect(plainText(list.join(' \n'), 10_000)).toBe(list.join(' ').normalize('NFC'))
      }),
    )
  })
})

test.each([
  ['<'.repeat(200_000), '<'.repeat(200)],
  ['<script>'.repeat(25_000), ''],
  ['&amp;'.repeat(40_000), '&'],
  ['<a '.repeat(66_000), 'a a a a'],
  ['<!--'.repeat(50_000), '!-- !--'],
])('takes time in proportion to a hostile text (%#)', (text, start) => {
  expect(plainText(text, 200).startsWith(start)).toBe(true)
})

describe('several paragraphs', () => {
  test.each([
    ['One.\r\n\r\nTwo  words.', 'One.\nTwo words.'],
    ['<p\nclass="x">One</p>\n<p>Two</p>', 'One\nTwo'],
    ['One<scr\u200Bipt>alert(1)\n</script>Two', 'One Two'],
    ['\n \n', ''],
    [7, '7'],
    [null, ''],
  ])('%j', (given, expected) => {
    expect(plainParagraphs(given, 100)).toBe(expected)
  })

  it('are plain lines, and stay what they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const paragraphs = plainParagraphs(text, 1000)
        for (const line of paragraphs.split('\n')) expect(plainText(line, 1000)).toBe(line)
        expect(plainParagraphs(paragraphs, 1000)).toBe(paragraphs)
      }),
    )
  })
})
