// Names in the file of settings that no setting has: a slip there would otherwise be obeyed in silence.
import fs from 'node:fs'
import { parseEnv } from 'node:util'
import { withinOneTypo } from '#domain/typo.ts'
import { CONFIG_VARIABLES } from './config-variables.ts'

/** Read from the same file by others: Compose, Node, Postgres's tools, the clock of the machine. */
const OF_OTHERS = /^(?:COMPOSE|DOCKER|NODE|NPM|POSTGRES|PG)[A-Z_]*$|^TZ$|^npm_/

/** One line for each name. */
export function unknownSettings(file: string): string[] {
  if (!fs.existsSync(file)) return []
  const known = Object.keys(CONFIG_VARIABLES.shape)
  return Object.keys(parseEnv(fs.readFileSync(file, 'utf8')))
    .filter((name) => !known.includes(name) && !OF_OTHERS.test(name))
    .map((name) => {
      const meant = known.find((one) => withinOneTypo(name.toUpperCase(), one))
      const rest = meant ? `did you mean ${meant}?` : 'it has no effect (see .env.example)'
      return `${name} in .env is no setting: ${rest}`
    })
}
