// Texts for the fonts every reader of PDF has: they know the letters of Western Europe and no others.

const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '\u2212': '\u2013',
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2192': '\u2013',
}
/** What the standard fonts' encoding (WinAnsi) can write. */
const UNKNOWN = /[^\x20-\x7e\xa0-\xffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]/gu

/** What has no letter of its own becomes one question mark; at most `most` characters. */
export const printable = (text: string, most = 300): string => {
  const known = text
    .normalize('NFC')
    .replaceAll(/[\u2009\u202f\u2192\u2212]/gu, (sign) => LOOK_ALIKE[sign] ?? ' ')
    .replaceAll(/\s/gu, (space) => (space === '\u00a0' ? space : ' '))
    .replaceAll(UNKNOWN, '?')
    .replaceAll(/\?{2,}/gu, '?')
  return known.length > most ? `${known.slice(0, most - 1)}…` : known
}
