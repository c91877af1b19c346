// One line per step, on a terminal and in a file.
import { expect, it } from 'vitest'
import { createProgress } from './progress.ts'

const run = async (isTTY: boolean, work: () => Promise<number>) => {
  let text = ''
  const { step } = createProgress({ isTTY, write: (part) => (text += part) })
  const outcome = await step('Schema', work, (n) => `${n} migrations`).catch(
    (error: Error) => error.message,
  )
  return { text, outcome }
}

it('writes a whole line into a file', async () => {
  expect(await run(false, async () => 3)).toEqual({
    text: expect.stringMatching(/^ {2}Schema {7}3 migrations \(\d+[.]\d s\)\n$/),
    outcome: 3,
  })
})

it('shows a step while it runs on a terminal, and replaces it', async () => {
  const { text } = await run(true, async () => 3)
  expect(text).toMatch(/^ {2}Schema {7}…\r.\[K {2}Schema {7}3 migrations/s)
})

it('marks a failed step and passes the error on', async () => {
  const { text, outcome } = await run(false, () => Promise.reject(new Error('boom')))
  expect(text).toBe('  Schema       failed\n')
  expect(outcome).toBe('boom')
})
