// Proves that an article shows the shop's own pictures with their size, and asks the disk for nothing else.
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { articlePictures } from './article-pictures.ts'

const name = `${'a'.repeat(32)}.webp`
const gone = `${'b'.repeat(32)}.webp`

test('finds what is there, each once', async () => {
  const bytes = await sharp({
    create: { width: 800, height: 267, channels: 3, background: '#888' },
  })
    .webp()
    .toBuffer()
  const asked: string[] = []
  const read = (wanted: string) => {
    asked.push(wanted)
    return Promise.resolve(wanted === name ? bytes : null)
  }
  const shopPictures = { read, keep: () => Promise.resolve(null), drop: () => Promise.resolve() }
  const body = [name, name, gone, '../../etc/passwd']
    .map((each) => `![x](/shop-pictures/${each})`)
    .join('\n')
  expect([...(await articlePictures({ shopPictures }, body))]).toEqual([
    [`/shop-pictures/${name}`, { width: 800, height: 267 }],
  ])
  expect(asked).toEqual([name, gone])
})
