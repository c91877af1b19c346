// A Postgres with its tools, where this machine has one beside ours, which brings no tools: for what is told to people who run their own.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { anyFreePort } from '#server/platform/free-port.ts'

const TOOLS = ['initdb', 'pg_ctl', 'postgres', 'pg_dump', 'pg_restore']

/** The folder with all of them, of the newest version; null when there is none. */
export const postgresTools: string | null = (() => {
  const root = '/usr/lib/postgresql'
  const versions = fs.existsSync(root) ? fs.readdirSync(root).map(Number) : []
  const folders = versions.toSorted((a, b) => b - a).map((one) => path.join(root, `${one}/bin`))
  return folders.find((one) => TOOLS.every((tool) => fs.existsSync(path.join(one, tool)))) ?? null
})()

/** Postgres refuses root. */
const NOBODY = 65_534
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export interface SystemPostgres {
  url: string
  /** What a shell needs to run its tools as if it stood beside it. */
  env: Record<string, string>
  stop: () => void
}

export async function startSystemPostgres(tools: string): Promise<SystemPostgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-system-pg-'))
  if (account.uid !== undefined) fs.chownSync(folder, account.uid, account.gid)
  const data = path.join(folder, 'data')
  const port = await anyFreePort()
  const run = (tool: string, ...words: string[]) =>
    execFileSync(path.join(tools, tool), ['-D', data, ...words], {
      ...account,
      cwd: '/',
      stdio: 'ignore',
    })
  run('initdb', '-U', 'puente', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const flags = `-p ${port} -k '' -h 127.0.0.1 -c fsync=off`
  run('pg_ctl', '-o', flags, '-l', path.join(folder, 'log'), '-w', 'start')
  return {
    url: `postgres://puente@127.0.0.1:${port}`,
    env: { PATH: `${tools}:/usr/bin:/bin`, PGHOST: '127.0.0.1', PGPORT: String(port) },
    stop: () => {
      spawnSync(path.join(tools, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], {
        ...account,
        cwd: '/',
      })
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
