// Proves that a phone can put the shop on its first screen: every icon is there, as large as it is said to be.
import path from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { localised } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { addWebManifest } from './web-manifest.ts'

interface Icon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

const publicFolder = path.resolve(import.meta.dirname, '../../public')

test.each(LOCALES)('installable in %s, with icons that hold what they promise', async (locale) => {
  const app = Fastify()
  addWebManifest(app, { brandName: 'Puente' } as Parameters<typeof addWebManifest>[1])
  const answer = await app.inject(localised(locale, '/manifest.webmanifest'))
  await app.close()
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const { lang, start_url, icons } = answer.json<{
    lang: string
    start_url: string
    icons: Icon[]
  }>()
  expect([lang, start_url]).toEqual([locale, localised(locale, '/')])
  const pixels = icons.filter(({ type }) => type === 'image/png')
  expect(pixels.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of pixels) {
    const { format, width, height } = await sharp(path.join(publicFolder, src)).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
})
