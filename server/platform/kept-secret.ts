// Makes a random secret once and keeps it in a file, so that links and sessions outlive a restart.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from './make-folder.ts'

/** The secret in `file`; two processes that start at once end up with the same one. */
export const keptSecret = (file: string): string => {
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
  if (kept) return kept
  makeFolder(path.dirname(file))
  const draft = `${file}.${process.pid}`
  try {
    fs.writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flush: true,
    })
    fs.linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
  return fs.readFileSync(file, 'utf8').trim()
}
