// Texts for the font of documents: it knows the letters of Latin, Greek and Cyrillic and the signs around them.

const LOOK_ALIKE: Readonly<Record<string, string>> = { '\u2212': '\u2013', '\u2192': '\u2013' }
/** Says how letters are to be joined and has no picture. */
const UNSEEN = /[\u200b-\u200f\u2060\ufeff]|\p{Variation_Selector}/gu
/** What Noto Sans has no picture of; a test asks the font itself. */
export const UNKNOWN =
  /[^\x20-\x7e\u00a0-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u2070\u2071\u2074-\u208e\u20a0-\u20c0\u2100-\u215e]/gu

/** What has no letter of its own becomes one question mark; at most `most` characters. */
export const printable = (text: string, most = 300): string => {
  const known = text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\u2192\u2212]/gu, (sign) => LOOK_ALIKE[sign] ?? ' ')
    .replaceAll(/[\u2009\u202f]/gu, '\u00a0')
    .replaceAll(/\s/gu, (space) => (space === '\u00a0' ? space : ' '))
    .replaceAll(UNKNOWN, '?')
    .replaceAll(/\?{2,}/gu, '?')
  return known.length > most ? `${known.slice(0, most - 1)}…` : known
}
