// Proves that only a measured delay sends callers away.
import { expect, test } from 'vitest'
import { turnAway } from './turn-away.ts'

const handler = turnAway(() => new Error('busy'))

test('a measured delay turns away, an unmeasured one does not', async () => {
  await expect(handler({}, {}, 'eventLoopDelay', 1500)).rejects.toThrow('busy')
  expect(await handler({}, {}, 'eventLoopDelay', Number.POSITIVE_INFINITY)).toBeUndefined()
})
