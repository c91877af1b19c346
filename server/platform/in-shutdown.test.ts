// The end comes once, in order and in time, in a process of its own.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { childEnvironment } from '#server/config.ts'

const SCRIPT = path.join(import.meta.dirname, 'in-shutdown.fixture.ts')

const end = (way: string): Promise<{ code: number; said: string[] }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [SCRIPT, way],
      { env: childEnvironment({}) },
      (_error, stdout) =>
        resolve({ code: child.exitCode ?? -1, said: stdout.trim().split('\n').filter(Boolean) }),
    )
  })

const REST = ['closed database', 'closed lock']

test.each([
  [
    'a signal closes last what was opened first, then exits 0',
    'signal',
    0,
    ['Stopping …', 'begun', 'closed server', ...REST],
  ],
  [
    'what does not close is not waited for, and the rest is closed',
    'late',
    0,
    ['begun', 'server did not close within 0.01 s', ...REST],
  ],
  [
    'what fails to close makes it exit 1, and the rest is closed',
    'broken',
    1,
    ['begun', 'server did not close: boom', ...REST],
  ],
  ['it comes once', 'once', 0, ['begun', ...REST]],
  ['a command that failed says so by its code', 'refused', 3, ['begun', ...REST]],
  [
    'an error nobody caught closes everything, then exits 1',
    'uncaught',
    1,
    ['onError Error: nobody caught it', 'begun', ...REST],
  ],
  [
    'a second one ends it at once, and is told as well',
    'twice',
    1,
    ['onError Error: nobody caught it', 'begun', 'onError Error: again'],
  ],
  [
    'so does a promise nobody waited for',
    'rejected',
    1,
    ['onError Error: nobody caught it', 'begun', ...REST],
  ],
  [
    'a second signal that follows at once is the echo of the first, as under npm',
    'echo',
    0,
    ['Stopping …', 'begun', 'server did not close within 0.3 s', ...REST],
  ],
  ['a later one is a command', 'command', 130, ['Stopping …', 'begun']],
])('%s', async (_what, way, code, said) => {
  expect(await end(way)).toEqual({ code, said })
})
