// A volume with next to no room on it, where this machine lets us mount one: that takes root.
import { spawnSync } from 'node:child_process'

/** Mounts it over a folder; null where that is not allowed. Given back, it ends it. */
export function mountSmallVolume(folder: string, kilobytes: number): (() => void) | null {
  const words = ['-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=0755`, 'puente-test', folder]
  const { status } = spawnSync('mount', words, { stdio: 'ignore' })
  // Lazily: whoever still has a file open there loses nothing but that.
  return status === 0 ? () => void spawnSync('umount', ['-l', folder]) : null
}

/** No file of a running process may grow beyond so many bytes: the next write fails as on a full disk. Null: as large as it likes. */
export function limitFiles(pid: number, bytes: number | null): void {
  const limit = `--fsize=${bytes ?? 'unlimited'}:`
  const { status, stderr } = spawnSync('prlimit', [`--pid=${pid}`, limit], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`prlimit: ${stderr}`)
}
