// Shrinks good pictures, and lets no bad one through: bombs, torsos, drawings and what hides in metadata.
import { deflateSync } from 'node:zlib'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureError } from './picture-fault.ts'
import { shrinkPicture } from './shrink-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8553d' } })

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of a few kilobytes that says it is `side` pixels wide and high. */
const bomb = (side: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s becomes small', async (kind) => {
  const original = await plain(900, 600).toFormat(kind).toBuffer()
  for (const format of ['avif', 'webp'] as const) {
    const made = await sharp(await shrinkPicture(original, { width: 320, format })).metadata()
    expect([made.format, made.width, made.height]).toEqual([
      format === 'avif' ? 'heif' : 'webp',
      320,
      213,
    ])
  }
})

test('a small original is not blown up, a tall one not endless', async () => {
  const size = async (width: number, height: number) => {
    const original = await plain(width, height).png().toBuffer()
    const made = await sharp(
      await shrinkPicture(original, { width: 320, format: 'webp' }),
    ).metadata()
    return [made.width, made.height]
  }
  expect(await size(50, 40)).toEqual([50, 40])
  expect(await size(100, 20_000)).toEqual([3, 640])
})

test('a picture stands upright and keeps nothing of where it was taken', async () => {
  const original = await plain(400, 200)
    .withExif({ IFD0: { Copyright: 'secret', Orientation: '6' }, IFD3: { GPSLatitude: '10/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const bytes = await shrinkPicture(original, { width: 160, format: 'webp' })
  const made = await sharp(bytes).metadata()
  expect([made.width, made.height]).toEqual([160, 320])
  expect(made.exif).toBeUndefined()
  expect(bytes.includes('secret')).toBe(false)
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
test.each([
  ['a bomb of 50,000 by 50,000 pixels', () => bomb(50_000)],
  ['a bomb of 7,000 by 7,000 pixels', () => bomb(7000)],
  ['a picture that says more than it holds', () => bomb(2000)],
  ['half a picture', async () => (await plain(900, 600).jpeg().toBuffer()).subarray(0, 2000)],
  ['a drawing', () => Buffer.from(svg)],
  ['a page', () => Buffer.from('<html>')],
  ['nothing', () => Buffer.alloc(0)],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
])('%s is unreadable', async (_what, original) => {
  const shrinking = shrinkPicture(await original(), { width: 320, format: 'webp' })
  await expect(shrinking).rejects.toThrow(PictureError)
  await expect(shrinking).rejects.toMatchObject({ fault: 'unreadable' })
})
