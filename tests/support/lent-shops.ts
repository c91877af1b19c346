// The shops that outlive the file that started them, noted in a folder of the run, which ends them.
import fs from 'node:fs'
import path from 'node:path'
import type { Shop } from './start-shop.ts'

export function noteLent(folder: string, { pid, dataDir }: Shop): void {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, String(pid)), dataDir)
}

/** Without ceremony: their databases go with them. */
export function endLent(folder: string): void {
  if (!fs.existsSync(folder)) return
  for (const pid of fs.readdirSync(folder)) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // Gone with its worker.
    }
    fs.rmSync(fs.readFileSync(path.join(folder, pid), 'utf8'), { recursive: true, force: true })
  }
}
