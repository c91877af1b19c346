// Proves the sizes of each kind of WebP, and that anything else has none.
import { expect, test } from 'vitest'
import { webpSize } from './webp-size.ts'

const head = (kind: string, ...rest: number[]) => {
  const bytes = new Uint8Array(30)
  for (const [at, text] of [
    [0, 'RIFF'],
    [8, 'WEBP'],
    [12, kind],
  ] as const)
    bytes.set(
      [...text].map((sign) => sign.charCodeAt(0)),
      at,
    )
  bytes.set(rest, 20)
  return bytes
}

test.each([
  ['VP8 ', head('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x20, 0x03, 0x58, 0x02)],
  ['VP8L', head('VP8L', 0x2f, 0x1f, 0xc3, 0x95, 0x00)],
  ['VP8X', head('VP8X', 0, 0, 0, 0, 0x1f, 0x03, 0x00, 0x57, 0x02, 0x00)],
])('%s', (_kind, bytes) => expect(webpSize(bytes)).toEqual({ width: 800, height: 600 }))

test.each([[new Uint8Array(0)], [new Uint8Array(64)], [head('ICCP')], [head('VP8 ')]])(
  'no picture, no size',
  (bytes) => expect(webpSize(bytes)).toBeNull(),
)
