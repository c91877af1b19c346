// Guards the demo catalogue: what the shop and the provider sandbox rely on when they read it.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sampleDeliveries } from './deliveries.ts'
import type { DemoProduct } from './demo-product.ts'
import { demoProducts } from './products.ts'

const publicFolder = fileURLToPath(new URL('../public', import.meta.url))
const bytes = (path: string): number => statSync(publicFolder + path).size
const countBy = (key: 'store' | 'category'): number[] =>
  [...Map.groupBy(demoProducts, (product) => product[key]).values()].map((group) => group.length)
const share = (part: readonly unknown[]): number => part.length / demoProducts.length

const faults = (checks: Record<string, boolean>): string[] =>
  Object.entries(checks).flatMap(([rule, kept]) => (kept ? [] : [rule]))

function numberFaults(product: DemoProduct): string[] {
  const {
    priceCents,
    originalPriceCents,
    ratingTenths,
    reviewCount,
    weightThousandthsLb,
    boxThousandthsIn,
  } = product
  const numbers = [
    priceCents,
    ratingTenths,
    reviewCount,
    product.stock,
    product.popularity,
    weightThousandthsLb,
  ]
  const cubicInches = boxThousandthsIn.reduce((volume, side) => (volume * side) / 1000, 1)
  const density = weightThousandthsLb / 1000 / cubicInches
  return faults({
    'whole numbers only': [...numbers, ...boxThousandthsIn].every(
      (value) => Number.isInteger(value) && value >= 0,
    ),
    'a price above zero': priceCents > 0,
    'an original price above the price':
      originalPriceCents === null || originalPriceCents > priceCents,
    'a rating up to 50 tenths, none without reviews':
      ratingTenths <= 50 && (ratingTenths === 0) === (reviewCount === 0),
    'sides between 0.9 and 60 inches': boxThousandthsIn.every(
      (side) => side >= 900 && side <= 60_000,
    ),
    'between feathers and cast iron': density > 0.001 && density < 0.06,
  })
}

function textFaults(product: DemoProduct): string[] {
  const address = new URL(product.originalUrl)
  return faults({
    'a name of at most 140 letters': product.name.length <= 140,
    'three to six features': product.features.length >= 3 && product.features.length <= 6,
    'four to eight specifications':
      product.specifications.length >= 4 && product.specifications.length <= 8,
    'a description that says more than the short one':
      product.description.length > product.shortDescription.length + 40,
    'addresses at its store': address.href.startsWith(`https://www.${product.store}.com/`),
    'an address with its id': address.pathname.includes(product.externalId),
    'a partner address on the same host': new URL(product.affiliateUrl).host === address.host,
  })
}

function pictureFaults(product: DemoProduct): string[] {
  const small = (path: string, limit: number): boolean =>
    existsSync(publicFolder + path) && bytes(path) < limit
  return faults({
    'two or three pictures': product.images.length >= 2 && product.images.length <= 3,
    'large pictures there and below 60 kB': product.images.every((image) => small(image, 60_000)),
    'small pictures there and below 20 kB': product.images.every((image) =>
      small(image.replace('.webp', '.400.webp'), 20_000),
    ),
  })
}

describe('the demo catalogue', () => {
  test('fills every store and every category', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(240)
    expect(countBy('store')).toHaveLength(5)
    expect(countBy('category')).toHaveLength(5)
    expect(Math.min(...countBy('store'))).toBeGreaterThanOrEqual(35)
    expect(Math.min(...countBy('category'))).toBeGreaterThanOrEqual(30)
  })

  test('identifies every product once', () => {
    const unique = (of: (index: number) => string): number =>
      new Set(demoProducts.map((_, at) => of(at))).size
    expect(unique((at) => `${demoProducts[at]?.store} ${demoProducts[at]?.externalId}`)).toBe(
      demoProducts.length,
    )
    expect(unique((at) => `${demoProducts[at]?.name}`)).toBe(demoProducts.length)
    expect(unique((at) => `${demoProducts[at]?.images[0]}`)).toBe(demoProducts.length)
  })

  test('shows all stock states, discounts, featured and pre-order products', () => {
    expect(demoProducts.filter((product) => product.stock === 0).length).toBeGreaterThan(5)
    expect(
      demoProducts.filter((product) => product.stock >= 1 && product.stock <= 5).length,
    ).toBeGreaterThan(10)
    expect(share(demoProducts.filter((product) => product.stock > 5))).toBeGreaterThan(0.7)
    expect(
      share(demoProducts.filter((product) => product.originalPriceCents !== null)),
    ).toBeGreaterThan(0.3)
    expect(
      share(demoProducts.filter((product) => product.originalPriceCents !== null)),
    ).toBeLessThan(0.42)
    expect(demoProducts.filter((product) => product.featured).length).toBeGreaterThanOrEqual(20)
    expect(demoProducts.filter((product) => product.preOrder)).toHaveLength(8)
  })
})

describe('every demo product', () => {
  test.each(demoProducts)('$name', (product) => {
    expect(numberFaults(product)).toEqual([])
    expect(textFaults(product)).toEqual([])
    expect(pictureFaults(product)).toEqual([])
  })
})

describe('the pictures', () => {
  test('stay small together and none is left over', () => {
    const files = readdirSync(`${publicFolder}/demo`)
    const used = demoProducts
      .flatMap((product) => product.images)
      .concat(sampleDeliveries.map(({ slug }) => `/demo/delivery-${slug}.webp`))
      .flatMap((image) => [image, image.replace('.webp', '.400.webp')])
    expect(files.filter((file) => !used.includes(`/demo/${file}`))).toEqual([])
    expect(files.reduce((total, file) => total + bytes(`/demo/${file}`), 0)).toBeLessThan(
      9 * 1024 * 1024,
    )
  })

  test('of the shop are there', () => {
    for (const file of [
      'placeholder.svg',
      'hero.webp',
      'hero.600.webp',
      'logo.svg',
      'favicon.svg',
      'favicon.ico',
      'apple-touch-icon.png',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
    ])
      expect(existsSync(`${publicFolder}/${file}`), file).toBe(true)
    expect(bytes('/hero.webp')).toBeLessThan(60_000)
    expect(bytes('/hero.600.webp')).toBeLessThan(25_000)
  })
})
