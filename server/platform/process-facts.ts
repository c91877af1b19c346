// Tells one living process from another that reuses its number: a lock or a pid file is only a number on disk.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

export interface ProcessFacts {
  /** Differs between two processes that had the same number, also across reboots. */
  birth: string
  command: string
  /** Dead, but not yet collected by its parent; holds nothing but its number. */
  isZombie: boolean
}

const readOrEmpty = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const fromProc = (pid: number): ProcessFacts | null => {
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  // The second field is the program's name in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields.length < 20) return null
  const boot = readOrEmpty('/proc/sys/kernel/random/boot_id').trim()
  return {
    birth: `${boot}:${fields[19]}`,
    command: readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
    isZombie: fields[0] === 'Z' || fields[0] === 'X',
  }
}

const fromPs = (pid: number): ProcessFacts | null => {
  const show = (column: string) =>
    spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ??
    ''
  const state = show('stat')
  if (!state) return null
  return { birth: show('lstart'), command: show('command'), isZombie: state.startsWith('Z') }
}

/** Null when no process has this number. */
export const processFacts = (pid: number): ProcessFacts | null => {
  if (!Number.isInteger(pid) || pid <= 0) return null
  return fs.existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)
}

/** Resolves true once the process is dead, false when it outlives the limit. */
export const waitForDeath = async (pid: number, limitMs: number): Promise<boolean> => {
  const birth = processFacts(pid)?.birth
  const end = performance.now() + limitMs
  for (;;) {
    const facts = processFacts(pid)
    if (!facts || facts.isZombie || facts.birth !== birth) return true
    if (performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
