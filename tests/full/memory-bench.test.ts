// The bench of memory really asks a shop for every kind of answer, and reads what it holds.
import { expect, test } from 'vitest'
import { benchMemory, type MemoryReading } from '../../scripts/bench/memory.ts'

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
