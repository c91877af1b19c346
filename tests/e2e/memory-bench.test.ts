// The bench of memory really asks a shop for every kind of answer, and reads what it holds.
import { expect, test } from 'vitest'
import { benchMemory, memoryTarget, type MemoryReading } from '../../scripts/bench/memory.ts'

test('a hundred requests of every kind are answered and measured', async () => {
  const heard: MemoryReading[] = []
  const { readings, failures } = await benchMemory(100, (reading) => heard.push(reading))
  expect(readings).toEqual(heard)
  expect(readings.map(({ requests }) => requests)).toEqual([0, 17, 33, 50, 67, 83, 100, 100])
  expect(failures).toBe(0)
  for (const { residentMb, heapMb, externalMb, arrayBuffersMb } of readings) {
    expect(heapMb).toBeGreaterThan(10)
    expect(residentMb).toBeGreaterThan(heapMb)
    expect(externalMb).toBeGreaterThanOrEqual(arrayBuffersMb)
  }
})

test('more than 500 MB at the end is a target missed', () => {
  const of = (residentMb: number) =>
    memoryTarget({
      readings: [{ requests: 9, residentMb, heapMb: 1, externalMb: 1, arrayBuffersMb: 1 }],
      perSecond: 1,
      failures: 0,
    }).kept
  expect([of(500), of(501), of(Number.NaN)]).toEqual([true, false, false])
})
