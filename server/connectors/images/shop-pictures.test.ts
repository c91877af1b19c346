// What a full disk once left of the shop's own pictures goes when the next one comes in; what is whole or being written stays.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPictureFolder } from './shop-pictures.ts'

test('half files of older versions go once they are old', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'puente-shop-pictures-'))
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const [name, at] of [
    ['old.half', longAgo],
    ['new.half', new Date()],
    ['old.webp', longAgo],
  ] as const) {
    await fs.writeFile(path.join(folder, name), name)
    await fs.utimes(path.join(folder, name), at, at)
  }
  const create = { width: 90, height: 60, channels: 3, background: '#a52' } as const
  const kept = await openPictureFolder(folder).keep(await sharp({ create }).png().toBuffer())
  const left = await fs.readdir(folder)
  expect(left).toEqual(expect.arrayContaining(['new.half', 'old.webp', kept]))
  expect(left).not.toContain('old.half')
  await fs.rm(folder, { recursive: true })
})
