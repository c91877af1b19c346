// Every phase leads on or ends the run.
import { expect, it } from 'vitest'
import { phaseAfter } from './phase-after.ts'

it.each([
  ['list', true, true, 'check'],
  ['list', true, false, 'check'],
  ['list', false, true, 'details'],
  ['list', false, false, null],
  ['check', true, true, 'details'],
  ['check', false, true, 'details'],
  ['check', true, false, null],
  ['details', true, true, null],
] as const)('after %s (whole: %s, details: %s) comes %s', (phase, isWhole, knowsDetails, next) => {
  expect(phaseAfter(phase, { isWhole, knowsDetails })).toBe(next)
})
