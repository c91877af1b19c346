// Runs a script of package.json as a person does, and hears all it says.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { childEnvironment } from '#server/config.ts'

/** Without what the run of tests has set for itself and a developer may have; colours would hide what is said. */
const PLAIN = {
  NODE_ENV: undefined,
  VITEST: undefined,
  DATABASE_URL: undefined,
  FORCE_COLOR: undefined,
  NO_COLOR: '1',
}

export function runScript(name: string, words: string[], cwd: string, dataDir: string) {
  const child = spawn('npm', ['run', '--silent', name, '--', ...words], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({ ...PLAIN, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' }),
  })
  let output = ''
  const hear = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { output: () => output, ended, end: () => child.kill('SIGTERM') }
}
