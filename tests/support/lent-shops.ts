// Notes of the demo shops that all files of a run share, one file each in a folder of the run, which ends them.
import fs from 'node:fs'
import path from 'node:path'
import { isAlive } from './cluster-folder.ts'

export interface Shop {
  /** Origin without a trailing slash. */
  url: string
  databaseUrl: string
  pid: number
  /** Where its files are. */
  dataDir: string
  /** Everything the process has said so far. */
  output: () => string
}

type Note = Omit<Shop, 'output'>

/** Beside a shop's files, which may be its starter's. */
export const logOf = (dataDir: string): string => `${dataDir}.log`

export function noteLent(file: string, { url, databaseUrl, pid, dataDir }: Note): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  // Whoever waits for it never reads half of it.
  fs.writeFileSync(`${file}.new`, JSON.stringify({ url, databaseUrl, pid, dataDir }))
  fs.renameSync(`${file}.new`, file)
}

export function readLent(file: string): Shop {
  const note = JSON.parse(fs.readFileSync(file, 'utf8')) as Note
  return { ...note, output: () => fs.readFileSync(logOf(note.dataDir), 'utf8') }
}

/** Without ceremony: their databases go with them. */
export function endLent(folder: string): void {
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder)) {
    const { pid, dataDir } = readLent(path.join(folder, name))
    if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    for (const left of [dataDir, logOf(dataDir)]) fs.rmSync(left, { recursive: true, force: true })
  }
}
