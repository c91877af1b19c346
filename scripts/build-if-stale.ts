// Builds the client when its sources changed since the last build: `node scripts/build-if-stale.ts [--force]`.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { takeInstanceLock, type InstanceLock } from '#server/platform/instance-lock.ts'
import { generateWords } from './lib/generate-words.ts'
import { readCommand } from './lib/read-command.ts'
import { runTool } from './lib/run-command.ts'
import { sourceHash } from './lib/source-hash.ts'

export type Build = (root: string) => Promise<void>

const ROOT = path.resolve(import.meta.dirname, '..')

const buildWithVite: Build = async (root) => {
  await generateWords(root)
  for (const words of [['build'], ['build', '--ssr']]) {
    const { ok, output } = await runTool('vite', words, root)
    if (!ok) throw new Error(`vite ${words.join(' ')} failed:\n${output.trim()}`)
  }
}

/** Waits while another process builds the same folder. */
const takeTurn = async (root: string): Promise<InstanceLock> => {
  for (;;) {
    const attempt = takeInstanceLock(path.join(root, '.cache/build'))
    if (attempt.ok) return attempt.lock
    await pause(200)
  }
}

/** 'fresh' when the last build is of exactly these sources. */
export const buildIfStale = async (
  root = ROOT,
  { force = false, build = buildWithVite }: { force?: boolean; build?: Build } = {},
): Promise<'fresh' | 'built'> => {
  const stamp = path.join(root, 'dist/.source-hash')
  const isFresh = () =>
    !force && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === sourceHash(root)
  if (isFresh()) return 'fresh'
  const turn = await takeTurn(root)
  try {
    if (isFresh()) return 'fresh'
    const hash = sourceHash(root)
    // Without its stamp a half-made build is stale.
    fs.rmSync(stamp, { force: true })
    await build(root)
    fs.mkdirSync(path.dirname(stamp), { recursive: true })
    fs.writeFileSync(stamp, hash)
    return 'built'
  } finally {
    turn.release()
  }
}

const USAGE = `npm run build

  Builds the client anew. \`node scripts/build-if-stale.ts\` without --force does so when its sources changed.`

if (import.meta.main) {
  const options = { force: { type: 'boolean' } } as const
  const { values } = readCommand(USAGE, (args) => parseArgs({ args, options }))
  process.stdout.write(`Client build: ${await buildIfStale(ROOT, values)}\n`)
}
