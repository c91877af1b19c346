// Counts a test report so that nothing which did not pass goes uncounted.

export interface Count {
  passed: number
  failed: number
}

export interface Report {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * A test that was skipped did not pass, so it counts as failed; so does a file that broke before its first
 * test, and a run that ended badly although every test passed (an error outside of any test).
 */
export function countTests({ testResults }: Report, ranWell: boolean): Count {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = statuses.filter(({ status }) => status === 'passed').length
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status === 'passed'),
  ).length
  const failed = statuses.length - passed + brokenFiles
  return { passed, failed: failed === 0 && !ranWell ? 1 : failed }
}
