// Runs one of the project's tools to its end and keeps what it said.
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { childEnvironment } from '#server/config.ts'

export const projectRoot = resolve(import.meta.dirname, '../..')

export interface Finished {
  ok: boolean
  output: string
}

/** Where the tool's own output goes: kept for later, or straight to the terminal. */
type Voice = 'kept' | 'aloud'

function run(
  args: string[],
  cwd: string,
  voice: Voice,
  settings: Record<string, string> = {},
): Promise<Finished> {
  const bin = join(projectRoot, 'node_modules/.bin')
  const { PATH = '' } = childEnvironment({})
  const env = childEnvironment({ PATH: `${bin}:${PATH}`, ...settings })
  const stdio = voice === 'aloud' ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', stdio, stdio] })
  let output = ''
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return new Promise((done) => {
    child.once('error', (error) => done({ ok: false, output: `${output}${error.message}\n` }))
    child.once('close', (code) => done({ ok: code === 0, output }))
  })
}

/** A script of ours or a tool of node_modules/.bin, on the Node that runs this very script. */
export function runNode(
  file: string,
  args: string[] = [],
  cwd = projectRoot,
  settings: Record<string, string> = {},
): Promise<Finished> {
  return run([file, ...args], cwd, 'kept', settings)
}

export function runTool(tool: string, args: string[], cwd = projectRoot): Promise<Finished> {
  return runNode(join(projectRoot, 'node_modules/.bin', tool), args, cwd)
}

/** A tool whose progress the reader wants to watch. */
export function runAloud(tool: string, args: string[]): Promise<Finished> {
  const file = join(projectRoot, 'node_modules/.bin', tool)
  return run([file, ...args], projectRoot, 'aloud')
}
