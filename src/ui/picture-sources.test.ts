// Tests the order in which a picture's sources are tried, by who may copy it.
import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

const EBAY = 'https://i.ebayimg.com/a.jpg?x=1&y=2'
const AMAZON = 'https://m.media-amazon.com/images/I/a.jpg'
const copyOf = (url: string, width: number) =>
  `/api/proxy-image?url=${encodeURIComponent(url)}&w=${width}`

test('a store’s picture comes in our sizes, then from the store, then gives way', () => {
  expect(pictureSources(EBAY, 112)).toEqual([
    { src: EBAY, srcSet: [96, 160, 320].map((w) => `${copyOf(EBAY, w)} ${w}w`).join(', ') },
    { src: EBAY },
    { src: '/placeholder.svg' },
  ])
})

test.each([
  [48, [96]],
  [64, [96, 160]],
  [400, [160, 320, 480, 640, 960]],
  [640, [320, 480, 640, 960, 1280]],
  [2000, [960, 1280]],
])('of a side of %d pixels there are copies of %j', (side, widths) => {
  const [{ srcSet } = { srcSet: '' }] = pictureSources(EBAY, side)
  const offered = srcSet?.split(', ').map((one) => Number(one.split(' ')[1]?.slice(0, -1)))
  expect(offered).toEqual(widths)
})

test('Amazon’s is never offered as a copy: its own address, once more by way of us, then none', () => {
  expect(pictureSources(AMAZON, 400)).toEqual([
    { src: AMAZON },
    { src: copyOf(AMAZON, 640) },
    { src: '/placeholder.svg' },
  ])
})

test('a picture of another server comes by way of us alone', () => {
  const url = 'https://cdn.proveedor.com/a.jpg?x=1&y=2'
  const shown = `/api/proxy-image?url=${encodeURIComponent(url)}`
  expect(pictureSources(shown, 112)).toEqual([
    { src: shown, srcSet: [96, 160, 320].map((w) => `${copyOf(url, w)} ${w}w`).join(', ') },
    { src: '/placeholder.svg' },
  ])
})

test('our own pictures have a small copy beside them, which has none itself', () => {
  expect(pictureSources('/demo/a.400.webp', 400)[0]).toEqual({ src: '/demo/a.400.webp' })
  expect(pictureSources('/demo/a.webp', 400)).toEqual([
    { src: '/demo/a.webp', srcSet: '/demo/a.400.webp 400w, /demo/a.webp 800w' },
    { src: '/placeholder.svg' },
  ])
  expect(pictureSources('/logo.svg', 400)[0]).toEqual({ src: '/logo.svg' })
})

test.each([null, undefined, ''])('no address (%j) is the placeholder at once', (src) => {
  expect(pictureSources(src, 400)).toEqual([{ src: '/placeholder.svg' }])
})
