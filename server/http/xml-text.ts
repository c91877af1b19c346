// Text as XML takes it: signs of its own escaped, characters it does not know left out.

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** For the content of elements and for attributes in double quotes (XML 1.0, production 2: Char). */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/gu, (sign) => SIGNS[sign] ?? '')
