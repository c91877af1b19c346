// The closing line of npm test counts everything that did not pass.
import { expect, test } from 'vitest'
import { countTests } from './count-tests.ts'

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
})

test.each([
  ['all passed', [file('passed', 'passed', 'passed'), file('passed', 'passed')], true, 3, 0],
  ['one failed', [file('failed', 'passed', 'failed')], false, 1, 1],
  ['skipped tests did not pass', [file('passed', 'passed', 'skipped', 'todo')], true, 1, 2],
  ['a file that broke while loading', [file('failed'), file('passed', 'passed')], false, 1, 1],
  ['a hook that broke after the tests', [file('failed', 'passed')], false, 1, 1],
  ['an error outside of any test', [file('passed', 'passed')], false, 1, 1],
  ['nothing ran', [], true, 0, 0],
])('%s', (_, testResults, ranWell, passed, failed) => {
  expect(countTests({ testResults }, ranWell)).toEqual({ passed, failed })
})
