// The bench of memory names a missed target.
import { expect, test } from 'vitest'
import { memoryTarget } from '../../scripts/bench/memory.ts'

test('more than 500 MB at the end is a target missed', () => {
  const of = (residentMb: number) =>
    memoryTarget({
      readings: [{ requests: 9, residentMb, heapMb: 1, externalMb: 1, arrayBuffersMb: 1 }],
      perSecond: 1,
      failures: 0,
    }).kept
  expect([of(500), of(501), of(Number.NaN)]).toEqual([true, false, false])
})
