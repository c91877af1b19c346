// Steps run side by side, all of them, and only failures show their output.
import { expect, test } from 'vitest'
import { runSteps, type Step } from './run-steps.ts'

const step = (name: string, ok: boolean): Step => ({
  name,
  run: () => Promise.resolve({ ok, output: `output of ${name}\n` }),
})

async function printed(steps: Step[]) {
  const lines: string[] = []
  const ok = await runSteps(steps, 2, (text) => lines.push(text.replace(/\d+[.]\d s/, 'N s')))
  return { ok, text: lines.join('') }
}

test('good steps are one line each', async () => {
  const { ok, text } = await printed([step('one', true), step('two', true), step('three', true)])
  expect(ok).toBe(true)
  expect(text.split('\n').toSorted()).toEqual(['', '✓ one N s', '✓ three N s', '✓ two N s'])
})

test('a failing step shows its output and stops nothing', async () => {
  const { ok, text } = await printed([step('one', false), step('two', true), step('three', true)])
  expect(ok).toBe(false)
  expect(text).toContain('✗ one N s\noutput of one\n')
  expect(text).toContain('✓ three')
  expect(text).not.toContain('output of two')
})

test('a step that throws is a failing step', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no such tool')) }
  const { ok, text } = await printed([broken, step('two', true)])
  expect(ok).toBe(false)
  expect(text).toContain('no such tool')
})
