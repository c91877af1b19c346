// Tells pictures from what only says it is one.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sniffPicture } from './sniff-picture.ts'

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s is known', async (kind) => {
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  expect(sniffPicture(await plain.toFormat(kind).toBuffer())).toBe(kind)
})

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?><svg/>',
  '<!doctype html><title>JPEG</title>',
  'GIF8',
  'PNG',
  'RIFF0000WAVEfmt ',
  '\0\0\0\u0018ftypmp42\0\0\0\0mp42isom',
  '%PDF-1.7',
  'BM6',
  'II*\0',
  '{"error":"no"}',
])('%j is not', (text) => {
  expect(sniffPicture(Buffer.from(text, 'latin1'))).toBeNull()
})
