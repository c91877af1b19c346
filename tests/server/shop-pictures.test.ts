// Pictures that admins upload: only admins', only pictures, kept as pixels under a name of their own, and seen for good.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/http/app.ts'
import { createMakeCtx } from '#server/request-ctx.ts'
import { addShopPictures } from '#server/rest/shop-pictures.ts'
import { openProductDesk } from '#tests/support/product-desk.ts'
import type { Visitor } from '#tests/support/test-shop.ts'

let office: Awaited<ReturnType<typeof openProductDesk>>
let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  office = await openProductDesk()
  const { deps } = office.shop
  app = await createApp({ config: deps.config, log: deps.log, origin: () => 'http://x' })
  addShopPictures(app, deps, createMakeCtx(deps))
})
afterAll(async () => {
  await app.close()
  await office.shop.close()
})

const bring = async (payload: Buffer, visitor: Visitor = office.boss, headers = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/pictures',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    cookies: Object.fromEntries(visitor.cookies),
    payload,
  })
  return { status: answer.statusCode, ...answer.json<{ address?: string; code?: string }>() }
}

const photo = (red = 200) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .withExif({
      IFD0: { Copyright: 'secret place', Make: 'Cam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 30/1 0/1', GPSLongitude: '66/1 55/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>10.5</secret></x:xmpmeta>')
    .jpeg()
    .toBuffer()

test('an admin brings one in; everybody sees it in two sizes, without what else was in the file', async () => {
  const { status, address = '' } = await bring(await photo())
  expect(status).toBe(200)
  expect(address).toMatch(/^\/shop-pictures\/[0-9a-f]{32}\.webp$/u)
  for (const [url, width] of [
    [address, 800],
    [address.replace('.webp', '.400.webp'), 400],
  ] as const) {
    const answer = await app.inject(url)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    const made = await sharp(answer.rawPayload).metadata()
    expect([made.format, made.width]).toEqual(['webp', width])
    // Neither where it was taken nor with what.
    expect([made.exif, made.xmp, made.iptc, made.icc]).toEqual(Array.from({ length: 4 }))
    expect(answer.rawPayload.includes('secret')).toBe(false)
  }
  expect((await bring(await photo())).address).toBe(address)
  expect((await bring(await photo(40))).address).not.toBe(address)
})

test('anonymous visitors and customers bring nothing, nor does a foreign page', async () => {
  const picture = await photo()
  const visitor = office.shop.visitor()
  expect(await bring(picture, visitor)).toMatchObject({ status: 401, code: 'unauthorized' })
  expect(await bring(picture, await office.shop.register('ana'))).toMatchObject({
    status: 403,
    code: 'forbidden',
  })
  const foreign = await bring(picture, office.boss, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.status).toBe(403)
})

test('what is no picture is refused, whatever it calls itself', async () => {
  const whole = await photo()
  const hostile = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('GIF89a<script>alert(1)</script>'),
    Buffer.concat([whole.subarray(0, 300), Buffer.alloc(2000)]),
    Buffer.alloc(0),
  ]
  for (const bytes of hostile)
    expect(await bring(bytes)).toMatchObject({ status: 422, code: 'picture_unreadable' })
  const large = await bring(Buffer.alloc(15 * 1024 * 1024 + 1))
  expect(large).toMatchObject({ status: 413, code: 'body_too_large' })
})

test('no name leads out of the folder', async () => {
  for (const name of ['..%2f..%2fpackage.json', 'x.webp', `${'0'.repeat(32)}.webp`])
    expect((await app.inject(`/shop-pictures/${name}`)).statusCode).toBe(404)
})
