// What a container is told: every line of `.env`, and what docker-compose.yml settles by itself.
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import {
  composeText,
  environmentOf,
  readText,
  secrets,
  service,
  settings,
  shops,
} from '#tests/support/container-files.ts'

/** Of the database image alone. */
const POSTGRES_SETTINGS = ['POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_USER']
/** By these the parts find each other: a `.env` for a shop without containers must not change them. */
const SETTLED = ['NODE_ENV', 'ROLE', 'HOST', 'PORT', 'DATA_DIR']

/** All of `.env.example` as if somebody had written every line of it. */
const example = parseEnv(readText('.env.example').replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''))

it.each(shops)('%s gets settings that the program knows and accepts', (name) => {
  const { environment = {} } = service(name)
  expect(Object.keys(environment).filter((key) => !settings.includes(key))).toEqual([])
  const blank = Object.fromEntries(
    Object.keys({ ...example, ...secrets }).map((key) => [key, secrets[key] ?? '']),
  )
  const withoutFile = parseConfig(environmentOf(name))
  expect(withoutFile).toMatchObject({
    ok: true,
    config: {
      role: name,
      demo: false,
      databaseUrl: 'postgres://puente_app:abc123@postgres:5432/puente',
      databaseOwnerUrl: 'postgres://puente:abc123@postgres:5432/puente',
    },
  })
  expect(parseConfig(environmentOf(name, blank))).toEqual(withoutFile)
  const written = { ...example, ...secrets, DATABASE_URL: '' }
  expect(parseConfig(environmentOf(name, written)).ok).toBe(true)
})

it.each(shops)('%s hears of every line of .env, and starts without one', (name) => {
  expect(service(name).env_file).toEqual([{ path: '.env', required: false }])
  const mine = Object.fromEntries(Object.keys(example).map((key) => [key, `mine-${key}`]))
  const environment = environmentOf(name, mine)
  const unheard = Object.keys(mine).filter((key) => !environment[key]?.includes(mine[key]!))
  expect(unheard.toSorted()).toEqual(SETTLED.toSorted())
})

it('asks for the secrets instead of inventing them', () => {
  for (const name of ['POSTGRES_PASSWORD', 'PUENTE_SECRET'])
    expect(composeText.match(new RegExp(`\\$\\{${name}(?!:\\?)`, 'g'))).toBeNull()
})

it('takes from outside only what is documented', () => {
  const names = [...composeText.matchAll(/\$\{(\w+)/g)].map((match) => match[1]!)
  expect(names.filter((name) => ![...settings, 'POSTGRES_PASSWORD'].includes(name))).toEqual([])
  expect(readText('.env.example')).toContain('POSTGRES_PASSWORD')
  expect(Object.keys(service('postgres').environment ?? {}).toSorted()).toEqual(POSTGRES_SETTINGS)
})
