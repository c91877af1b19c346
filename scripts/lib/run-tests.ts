// Runs vitest over all its projects and counts what it reports.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countTests, type Count, type Report } from './count-tests.ts'
import { projectRoot, runAloud } from './run-command.ts'

const reportFile = join(projectRoot, '.cache/test-report.json')

export async function runTests(filters: string[]): Promise<Count> {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true })
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const { ok } = await runAloud('vitest', ['run', ...reporters, ...filters])
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 }
  return countTests(JSON.parse(readFileSync(reportFile, 'utf8')) as Report, ok)
}
