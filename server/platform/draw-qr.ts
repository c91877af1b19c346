// Draws a text as a QR code (ISO/IEC 18004): the path of its dark squares, for a page that brings its own colours.
import { encode } from 'uqr'

export interface QrPicture {
  /** Side of the field in squares, the quiet zone of four included. */
  size: number
  /** Path data of the dark squares. */
  path: string
}

const QUIET = 4

/** Runs of dark squares in a row are one rectangle. */
const rowPath = (row: readonly boolean[], y: number): string => {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    const start = x
    while (row[x]) x += 1
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
  }
  return path
}

export function drawQr(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  return { size, path: data.map(rowPath).join('') }
}
