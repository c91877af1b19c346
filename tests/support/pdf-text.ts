// The words of an uncompressed PDF, in the order they were drawn: enough to see what a document says.

const SHOWN = /\[((?:<[0-9a-f]*>|[-\d.\s])*)\]\s*TJ/gi

/** One line per piece of text; only for documents in the standard fonts (WinAnsi). */
export const pdfText = (pdf: Buffer): string => {
  const letters = new TextDecoder('windows-1252')
  return [...pdf.toString('latin1').matchAll(SHOWN)]
    .map(([, parts = '']) =>
      letters.decode(
        Buffer.from([...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => hex).join(''), 'hex'),
      ),
    )
    .join('\n')
}
