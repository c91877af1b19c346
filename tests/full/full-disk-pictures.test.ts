// A disk without room: whoever brings a picture is told so, nothing half-written stays, and what needs no room goes on.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpVisitor, httpVisitor, signedIn } from '#tests/support/http-visitor.ts'
import { limitFiles, mountSmallVolume } from '#tests/support/small-volume.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'

let dataDir: string
let shop: OwnShop
let admin: HttpVisitor
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-full-'))
  fs.chmodSync(dataDir, 0o755)
  shop = await startShop({ settings: { DATA_DIR: dataDir } })
  admin = await signedIn(shop.url, 'admin')
}, 120_000)
afterAll(async () => {
  await shop.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

/** Each another one, and none that shrinks to nothing. */
const photo = async (seed: number): Promise<Buffer> => {
  const noise = Buffer.from(
    Uint8Array.from({ length: 900 * 600 * 3 }, (_, at) => (at * at * (seed + 7)) >> 5),
  )
  return sharp(noise, { raw: { width: 900, height: 600, channels: 3 } })
    .png()
    .toBuffer()
}
const bring = async (seed: number, language = 'es') => {
  const answer = await admin.send('/api/admin/pictures', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'accept-language': language },
    body: new Uint8Array(await photo(seed)),
  })
  const body = (await answer.json()) as { code?: string; error?: string; address?: string }
  return { status: answer.status, ...body }
}

const folder = () => path.join(dataDir, 'shop-pictures')
const files = () =>
  fs
    .readdirSync(folder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Fills the place for pictures; given back, makes room again. */
const FULL: [what: string, fill: () => (() => void) | null][] = [
  [
    'nothing may grow',
    () => {
      limitFiles(shop.pid, 4096)
      return () => limitFiles(shop.pid, null)
    },
  ],
  ['a small volume', () => mountSmallVolume(folder(), 24)],
]

test('pictures', async () => {
  expect((await bring(0)).status).toBe(200)
  const before = files()
  expect(before).toHaveLength(2)
  for (const [what, fill] of FULL) {
    const makeRoom = fill()
    // Where nobody may mount a volume, the other way is the one that was tried.
    if (!makeRoom) continue
    try {
      const there = files()
      for (let n = 1; n <= 3; n += 1)
        expect(await bring(n), what).toMatchObject({ status: 507, code: 'storage_full' })
      expect((await bring(4, 'en')).error, what).toContain('no room left')
      expect(files(), what).toEqual(there)
      // Nobody else notices.
      const visitor = httpVisitor(shop.url)
      for (const page of ['/', '/product/2', '/api/products', '/readyz'])
        expect((await visitor.send(page)).status, `${what}: ${page}`).toBe(200)
    } finally {
      makeRoom()
    }
  }
  expect(files()).toEqual(before)
  expect((await bring(1)).status).toBe(200)
  expect(files()).toHaveLength(4)
}, 60_000)
