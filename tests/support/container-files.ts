// The container files as the tests read them: nothing here is run.
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { CONFIG_VARIABLES } from '#server/config-variables.ts'
import { TEST_SECRET } from './test-secret.ts'

interface Service {
  image?: string
  build?: string
  container_name?: string
  ports?: string[]
  environment?: Record<string, string>
  env_file?: { path: string; required: boolean }[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  volumes?: string[]
  command?: string
  stop_grace_period?: string
}

export const ROOT = path.resolve(import.meta.dirname, '../..')
export const readText = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8')

export const composeText = readText('docker-compose.yml')
export const compose = parse(composeText, { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
export const service = (name: string): Service => {
  const found = compose.services[name]
  if (!found) throw new Error(`no service ${name}`)
  return found
}
export const shops = ['web', 'worker']
export const settings = Object.keys(CONFIG_VARIABLES.shape)
/** What must be given. */
export const secrets: NodeJS.Dict<string> = {
  POSTGRES_PASSWORD: 'abc123',
  PUENTE_SECRET: TEST_SECRET,
}

/** What compose would put in: the given variables, then the defaults, from the innermost outwards. */
const filledIn = (text: string, given: NodeJS.Dict<string>): string => {
  const filled = text.replaceAll(
    /\$\{(\w+)(?::[-?]([^{}]*))?\}/g,
    (_, name: string, rest = '') => given[name] || rest,
  )
  return filled === text ? text : filledIn(filled, given)
}

/** The environment of a container beside this `.env`; null: there is none. */
export const environmentOf = (
  name: string,
  file: NodeJS.Dict<string> | null = null,
): NodeJS.Dict<string> => {
  const { environment = {}, env_file = [] } = service(name)
  const reads = file !== null && env_file.some((one) => one.path === '.env')
  const set = Object.entries(environment).map(([key, value]) => [
    key,
    filledIn(value, { ...secrets, ...file }),
  ])
  return { ...(reads ? file : {}), ...Object.fromEntries(set) }
}
