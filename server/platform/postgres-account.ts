// Decides as whom Postgres runs: it refuses root, and a private parent folder shuts every other user out.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export interface PostgresAccount {
  how: 'direct' | 'setuid' | 'unshare' | 'setpriv'
  /** Who owns the cluster's files, as seen from outside; null leaves them as they are. */
  owner: { uid: number; gid: number } | null
  /** Options for spawn that change the user. */
  ids: { uid?: number; gid?: number }
  /** Words before the program. */
  prefix: string[]
}

interface Ids {
  uid: number
  gid: number
}

const lookUp = (name: string): Ids | null => {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

const mayPass = (folder: string, { uid, gid }: Ids): boolean => {
  const stat = fs.statSync(folder)
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001
  return (stat.mode & bit) !== 0
}

const mayReach = (file: string, who: Ids): boolean => {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder) && !mayPass(folder, who)) return false
    if (folder === path.dirname(folder)) return true
  }
}

/** The program to spawn and its words, so that it runs as this account together with `ids`. */
export const commandAs = (
  { prefix }: PostgresAccount,
  program: string,
  words: string[],
): [program: string, words: string[]] => {
  const [wrapper, ...rest] = prefix
  return wrapper === undefined ? [program, words] : [wrapper, [...rest, program, ...words]]
}

const runs = (account: PostgresAccount, postgres: string): boolean => {
  const [program, words] = commandAs(account, postgres, ['--version'])
  return spawnSync(program, words, { ...account.ids, cwd: '/', stdio: 'ignore' }).status === 0
}

const rootOwned: Ids = { uid: 0, gid: 0 }

/** @throws when no user on this machine can run Postgres on this folder */
export const choosePostgresAccount = (dataDir: string, postgres: string): PostgresAccount => {
  const existing = fs.existsSync(dataDir) ? fs.statSync(dataDir) : null
  const self = process.getuid?.()
  if (self !== 0) {
    if (existing && self !== undefined && existing.uid !== self)
      throw new Error(
        `${dataDir} belongs to another user (uid ${existing.uid}): start as that user or as root.`,
      )
    return { how: 'direct', owner: null, ids: {}, prefix: [] }
  }
  const spare = lookUp('postgres') ?? lookUp('nobody') ?? { uid: 65_534, gid: 65_534 }
  const who = existing && existing.uid !== 0 ? { uid: existing.uid, gid: existing.gid } : spare
  const setuid: PostgresAccount = { how: 'setuid', owner: who, ids: who, prefix: [] }
  // A user namespace makes us look like somebody else and keeps root's reach; where containers forbid
  // namespaces, another user with the one capability to enter closed directories does the same.
  const unshare: PostgresAccount = {
    how: 'unshare',
    owner: rootOwned,
    ids: {},
    prefix: ['unshare', '--user', `--map-user=${who.uid}`, `--map-group=${who.gid}`, '--'],
  }
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const setpriv: PostgresAccount = {
    how: 'setpriv',
    owner: who,
    ids: {},
    prefix: [
      'setpriv',
      `--reuid=${who.uid}`,
      `--regid=${who.gid}`,
      '--clear-groups',
      ...reach,
      '--',
    ],
  }
  const isOpen = mayReach(dataDir, who) && mayReach(postgres, who)
  const account = [...(isOpen ? [setuid] : []), unshare, setpriv].find((one) => runs(one, postgres))
  if (account) return account
  throw new Error(
    `Postgres does not run as root, and no other user may enter ${path.dirname(dataDir)}: ` +
      'start as a normal user, move the project out of the private folder, or set DATABASE_URL.',
  )
}
