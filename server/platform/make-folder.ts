// Makes a folder with all above it, or says in a sentence why it cannot.
import fs from 'node:fs'
import path from 'node:path'

/**
 * `mkdir` of its own with `recursive` never comes back where a file system refuses a folder it says nothing of, such as
 * /proc. So each folder is asked for by itself.
 */
export function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    fs.mkdirSync(folder)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // Another process was quicker.
    if (code === 'EEXIST') return
    throw new Error(
      `The folder ${folder} cannot be made (${code ?? message}). DATA_DIR must name a place for files.`,
      { cause: error },
    )
  }
}
