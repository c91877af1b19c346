// Proves that what is kept stays within its bytes, and within a small process's share of them.
import { afterEach, expect, test, vi } from 'vitest'
import { memoryCache } from './memory-cache.ts'

afterEach(() => vi.restoreAllMocks())

const fill = (kept: ReturnType<typeof memoryCache<Buffer>>) => {
  for (let n = 0; n < 100; n += 1) kept.set(`key ${n}`, Buffer.alloc(9_000))
}

test('keys, things and what is around them count, and the oldest goes', () => {
  const kept = memoryCache<Buffer>({ part: 1, most: 100_000, bytesOf: ({ length }) => length })
  fill(kept)
  expect(kept.size).toBe(10)
  expect(kept.calculatedSize).toBeGreaterThan(90_000)
  expect(kept.has('key 99')).toBe(true)
  kept.set('k'.repeat(60_000), Buffer.alloc(0))
  expect(kept.has('key 99')).toBe(true)
  expect(kept.size).toBe(10)
})

test('a small process keeps less', () => {
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(500_000)
  const kept = memoryCache<Buffer>({
    part: 1 / 10,
    most: 100_000,
    bytesOf: ({ length }) => length,
  })
  fill(kept)
  expect(kept.size).toBe(5)
})
