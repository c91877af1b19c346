// Text as HTML and XML take it, in elements and in quoted attributes.

/** By number where old mail programs know no name for it. */
const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Signs of the markup escaped, characters that XML does not know left out (XML 1.0, production 2: Char). */
export const markupText = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"']/gu, (sign) => SIGNS[sign] ?? '')
