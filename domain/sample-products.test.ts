// The samples as documented: twelve for Amazon, three for each other store, each whole and with our identifier.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRestricted } from './restricted-items.ts'
import { sampleProducts } from './sample-products.ts'
import { PARTNER_STORES } from './vocabulary.ts'

test.each(PARTNER_STORES)(
  '%s has its number of samples, and every one leads to the store',
  (store) => {
    const samples = sampleProducts(store, { ...IDS, [store]: 'ours-1' })
    expect(samples).toHaveLength(store === 'amazon' ? 12 : 3)
    expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length)
    for (const { url, term, picture, priceCents, originalPriceCents, discount } of samples) {
      expect(new URL(url).hostname).toBe(`www.${store}.com`)
      expect(url).toMatch(/=ours-1$/u)
      // What we may not carry is no example of what can be bought.
      expect(findRestricted(term), term).toBeNull()
      expect(existsSync(`public${picture}`), picture).toBe(true)
      expect(originalPriceCents).toBeGreaterThanOrEqual(priceCents)
      expect(discount > 0).toBe(originalPriceCents > priceCents)
    }
  },
)

const IDS = { amazon: 'a', ebay: 'e', aliexpress: 'l', walmart: 'w', target: 't' }
