// Makes harmless plain text of whatever a provider or a file sends as a name, a brand or a description.

/** Beyond this nothing is read: no listing needs it, and hostile texts must not cost time. */
const MAX_INPUT = 200_000

const ENTITIES = new Map<string, string>(
  Object.entries({
    lt: '<',
    '#60': '<',
    '#x3c': '<',
    gt: '>',
    '#62': '>',
    '#x3e': '>',
    quot: '"',
    '#34': '"',
    '#x22': '"',
    apos: "'",
    '#39': "'",
    '#x27': "'",
    nbsp: ' ',
    '#160': ' ',
    '#xa0': ' ',
  }),
)

/** The few named entities listings use, escaped once or more; they come before the tags, so that none can hide in them. */
const decodeEntities = (text: string): string =>
  text
    .replaceAll(
      /&(?:amp;)*(lt|gt|quot|apos|nbsp|#60|#x3c|#62|#x3e|#34|#x22|#39|#x27|#160|#xa0);/giu,
      (_, name: string) => {
        return ENTITIES.get(name.toLowerCase()) ?? ''
      },
    )
    .replaceAll(/&(?:amp;)+/giu, '&')

/** Leaves out scripts and styles with all they contain; one that is never closed swallows the rest, as in a browser. */
const withoutScripts = (text: string): string => {
  let open: string | null = null
  return text
    .split(/(<\/?(?:script|style)(?:[\s/][^<>]*)?>)/iu)
    .filter((part, index) => {
      if (index % 2 === 0) return open === null
      const name = /script|style/iu.exec(part)?.[0].toLowerCase() ?? ''
      if (open === null && !part.startsWith('</')) open = name
      else if (open === name && part.startsWith('</')) open = null
      return false
    })
    .join(' ')
}

/** Tags become spaces; a lone < stays only where it cannot begin a tag («< 5 W»). */
const withoutTags = (text: string): string =>
  withoutScripts(text)
    .replaceAll(/<!--[^<>]*-->/gu, ' ')
    .replaceAll(/<[a-z/!?][^<>]*>/giu, ' ')
    .replaceAll(/<(?=[a-z/!?])/giu, ' ')

/** Control, format (bidi, zero width, soft hyphen), private and half characters; they hide or break text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu

const cleaned = (text: string): string =>
  text.replaceAll(/[\s\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ').replaceAll(INVISIBLE, '')

/**
 * One line of plain text, at most `maxLength` characters (code points): no tags, scripts, control, bidi or zero-width
 * characters, spaces collapsed, NFC. Texts and numbers are read, anything else is an empty text.
 */
export const plainText = (value: unknown, maxLength: number): string => {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text = cleaned(withoutTags(decodeEntities(cleaned(String(value).slice(0, MAX_INPUT)))))
  const line = text.normalize('NFC').replaceAll(/ +/gu, ' ').trim()
  return [...line].slice(0, maxLength).join('').trim()
}

/**
 * Several paragraphs of plain text, one a line: as `plainText`, but line ends stay. At most `maxLength` characters in
 * all.
 */
export const plainParagraphs = (value: unknown, maxLength: number): string => {
  if (typeof value !== 'string') return plainText(value, maxLength)
  const lines = (text: string) =>
    text
      .split(/[\r\n]+/u)
      .map(cleaned)
      .join('\n')
  const text = withoutTags(lines(decodeEntities(lines(value.slice(0, MAX_INPUT)))))
  const paragraphs = text.split('\n').map((each) => plainText(each, maxLength))
  const whole = paragraphs.filter((each) => each !== '').join('\n')
  return [...whole].slice(0, maxLength).join('').trim()
}
