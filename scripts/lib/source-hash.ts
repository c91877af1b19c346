// One number for everything the client build is made of: when it changes, the build is stale.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const SOURCES = [
  'contract',
  'domain',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/lib/unused-router-parts.ts',
  'scripts/lib/precompress.ts',
  'src',
  'vite.config.ts',
]

/** Tests, and what follows from the dictionaries. */
const isBeside = (file: string): boolean => /[.]test[.]tsx?$|^i18n-/.test(file)

/** Relative names of all source files in a fixed order. */
export const sourceFiles = (root: string): string[] =>
  SOURCES.filter((name) => fs.existsSync(path.join(root, name))).flatMap((name) =>
    fs.statSync(path.join(root, name)).isFile()
      ? [name]
      : fs
          .readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !isBeside(entry.name))
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
          .toSorted(),
  )

export const sourceHash = (root: string): string => {
  const hash = createHash('sha256')
  for (const name of sourceFiles(root)) {
    const bytes = fs.readFileSync(path.join(root, name))
    // Name and length first: bytes moved from one file to the next are another source.
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
