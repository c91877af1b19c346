// One fetch however many ask, nothing fetched that is kept, and failures remembered for a while.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDiskCache } from '#server/platform/disk-cache.ts'
import type { FetchPicture } from './fetch-picture.ts'
import { openPictures } from './open-pictures.ts'
import { PictureError, type PictureFault } from './picture-fault.ts'
import type { PictureAsked } from './pictures.ts'

let folder: string
let now = new Date('2026-05-04T15:00:00Z')
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'pictures-'))
})
afterEach(async () => {
  await fs.rm(folder, { recursive: true, force: true })
})

const original = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#c8553d' } })
    .jpeg()
    .toBuffer()

const open = (fetchPicture: FetchPicture) => {
  const faults: string[] = []
  const disk = openDiskCache({
    folder,
    mostBytes: 10_000_000,
    keepMs: 86_400_000,
    clock: () => now,
    onFault: (error) => {
      throw error as Error
    },
  })
  const pictures = openPictures({
    disk,
    fetchPicture,
    clock: () => now,
    onFault: (url, { fault }) => void faults.push(`${fault} ${url}`),
  })
  return { pictures, faults }
}

const asked = (changes: Partial<PictureAsked> = {}): PictureAsked => ({
  url: 'https://i.ebayimg.com/a.jpg',
  width: 160,
  format: 'webp',
  ...changes,
})

test('twenty who ask at once for several sizes share one fetch, and later ones need none', async () => {
  const fetchPicture = vi.fn<FetchPicture>(original)
  const { pictures } = open(fetchPicture)
  const widths = [96, 160, 320, 480] as const
  expect(await pictures.kept(asked())).toBeNull()
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, n) => pictures.make(asked({ width: widths[n % 4] ?? 96 }))),
  )
  expect(made.every(({ length }) => length > 0)).toBe(true)
  expect(fetchPicture).toHaveBeenCalledTimes(1)
  const kept = await open(fetchPicture).pictures.kept(asked())
  expect(kept).toEqual(made[1])
  await open(fetchPicture).pictures.make(asked({ width: 640, format: 'avif' }))
  expect(fetchPicture).toHaveBeenCalledTimes(1)
})

test.each<[PictureFault, number]>([
  ['timeout', 60],
  ['missing', 600],
  ['private_address', 600],
])('%s is remembered for %d seconds and told once', async (fault, seconds) => {
  const fetchPicture = vi.fn<FetchPicture>(() => Promise.reject(new PictureError(fault)))
  const { pictures, faults } = open(fetchPicture)
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => pictures.make(asked())))
  await expect(pictures.make(asked({ width: 640 }))).rejects.toThrow(PictureError)
  expect(all.every(({ status }) => status === 'rejected')).toBe(true)
  expect(fetchPicture).toHaveBeenCalledTimes(1)
  expect(faults).toEqual([`${fault} https://i.ebayimg.com/a.jpg`])
  now = new Date(now.getTime() + seconds * 1000 + 1)
  await expect(pictures.make(asked())).rejects.toThrow(PictureError)
  expect(fetchPicture).toHaveBeenCalledTimes(2)
})

test('an original that turns out to be broken is not kept', async () => {
  const torso = Buffer.from((await original()).subarray(0, 1000))
  const { pictures, faults } = open(() => Promise.resolve(torso))
  await expect(pictures.make(asked())).rejects.toMatchObject({ code: 'picture_refused' })
  expect(faults).toEqual(['unreadable https://i.ebayimg.com/a.jpg'])
  const repaired = vi.fn<FetchPicture>(original)
  await open(repaired).pictures.make(asked())
  expect(repaired).toHaveBeenCalledTimes(1)
})

test('whoever comes when too many wait is turned away without a mark on the picture', async () => {
  const { pictures, faults } = open(() => new Promise<Buffer>(() => {}))
  const urls = Array.from({ length: 209 }, (_, n) => `https://i.ebayimg.com/${n}.jpg`)
  const first = await Promise.race(urls.map((url) => pictures.make(asked({ url })).catch(String)))
  expect(first).toContain('too many are waiting')
  expect(faults).toEqual([])
})
