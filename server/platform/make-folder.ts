// Makes a folder with all above it to write into, or says in a sentence why it cannot.
import fs from 'node:fs'
import path from 'node:path'

const isThere = (folder: string): boolean => {
  if (!fs.existsSync(folder)) return false
  if (!fs.statSync(folder).isDirectory())
    throw new Error(`${folder} is a file. DATA_DIR must name a folder.`)
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK)
    return true
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new Error(
      `Nothing can be written into ${folder} (${code}). DATA_DIR must name a place for files.`,
      { cause },
    )
  }
}

/**
 * `mkdir` of its own with `recursive` never comes back where a file system refuses a folder it says nothing of, such as
 * /proc. So each folder is asked for by itself.
 */
export function makeFolder(folder: string): void {
  if (isThere(folder)) return
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
