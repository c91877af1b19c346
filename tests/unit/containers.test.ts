// The container files are read, not run: what they name exists, and nothing in them stands in the way of scaling.
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { CONFIG_VARIABLES } from '#server/config-variables.ts'
import { parseConfig } from '#server/config.ts'

interface Service {
  image?: string
  build?: string
  container_name?: string
  ports?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  volumes?: string[]
  stop_grace_period?: string
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8')

const composeText = read('docker-compose.yml')
const compose = parse(composeText, { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const service = (name: string): Service => {
  const found = compose.services[name]
  if (!found) throw new Error(`no service ${name}`)
  return found
}
const settings = Object.keys(CONFIG_VARIABLES.shape)
/** Of the database image alone. */
const POSTGRES_SETTINGS = ['POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_USER']
const shops = ['web', 'worker']

/** What compose would put in: the given variables, then the defaults. */
const filledIn = (text: string, given: Record<string, string>) =>
  text.replaceAll(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_, name: string, rest = '') => given[name] ?? rest,
  )

describe('docker-compose.yml', () => {
  it('has the five parts', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual([
      'mail',
      'postgres',
      'proxy',
      'web',
      'worker',
    ])
    expect(service('postgres').image).toBe('postgres:18')
  })

  it.each(shops)('%s can be scaled', (name) => {
    const { container_name, ports, volumes, environment } = service(name)
    expect({ container_name, ports, volumes }).toEqual({})
    expect(environment?.['ROLE']).toBe(name)
  })

  it.each(shops)('%s gets settings that the program knows and accepts', (name) => {
    const { environment = {} } = service(name)
    expect(Object.keys(environment).filter((key) => !settings.includes(key))).toEqual([])
    const given = { POSTGRES_PASSWORD: 'abc123', PUENTE_SECRET: 's'.repeat(32) }
    const env = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, filledIn(value, given)]),
    )
    expect(parseConfig(env)).toMatchObject({
      ok: true,
      config: {
        role: name,
        demo: false,
        databaseUrl: 'postgres://puente:abc123@postgres:5432/puente',
      },
    })
  })

  it('asks for the secrets instead of inventing them', () => {
    for (const name of ['POSTGRES_PASSWORD', 'PUENTE_SECRET'])
      expect(composeText.match(new RegExp(`\\$\\{${name}(?!:\\?)`, 'g'))).toBeNull()
  })

  it('takes from outside only what is documented', () => {
    const names = [...composeText.matchAll(/\$\{(\w+)/g)].map((match) => match[1]!)
    expect(names.filter((name) => ![...settings, 'POSTGRES_PASSWORD'].includes(name))).toEqual([])
    expect(read('.env.example')).toContain('POSTGRES_PASSWORD')
    expect(Object.keys(service('postgres').environment ?? {}).toSorted()).toEqual(POSTGRES_SETTINGS)
  })

  it('waits for what must be there, and names only what exists', () => {
    for (const name of shops)
      expect(service(name).depends_on).toEqual({
        postgres: { condition: 'service_healthy' },
        mail: { condition: 'service_started' },
      })
    expect(service('proxy').depends_on).toEqual({ web: { condition: 'service_healthy' } })
    expect(service('postgres').healthcheck?.test).toContain('pg_isready')
    for (const { volumes = [] } of Object.values(compose.services))
      for (const volume of volumes) {
        const source = volume.split(':')[0]!
        const exists = source.startsWith('./')
          ? fs.existsSync(path.join(ROOT, source))
          : source in compose.volumes
        expect(exists, volume).toBe(true)
      }
  })

  it.each(shops)('gives %s more time to end than the program takes', (name) => {
    const config = parseConfig({})
    const limit = config.ok ? config.config.shutdownSeconds : Infinity
    expect(Number.parseInt(service(name).stop_grace_period ?? '', 10)).toBeGreaterThan(limit)
  })

  it('opens the shop to the world through the proxy only', () => {
    const open = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
    )
    expect(open).toEqual(['proxy'])
    const caddy = read('deploy/Caddyfile')
    expect(caddy).toMatch(/name web\s+port 3000/)
  })
})

describe('Dockerfile', () => {
  const instructions = read('Dockerfile')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1).trim() }))
  const all = (name: string) =>
    instructions.filter((one) => one.name === name).map((one) => one.rest)
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
  const inLast = (name: string) => last.filter((one) => one.name === name).map((one) => one.rest)

  it('knows only instructions that exist', () => {
    const known = 'FROM WORKDIR COPY RUN ENV USER EXPOSE HEALTHCHECK CMD'.split(' ')
    expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([])
  })

  it('builds in one stage and runs in another, on the Node the project uses', () => {
    expect(all('FROM')).toEqual(['node:24-slim AS build', 'node:24-slim'])
    expect(inLast('COPY')).toEqual(['--from=build /app ./'])
    expect(inLast('RUN').join()).not.toContain('npm')
  })

  it('does not run as root, and says whether it is well', () => {
    expect(inLast('USER')).toEqual(['node'])
    expect(inLast('HEALTHCHECK').join()).toContain("fetch('http://127.0.0.1:3000/healthz')")
    expect(JSON.parse(inLast('CMD')[0] ?? '')).toEqual(['node', 'scripts/start.ts'])
  })

  it('sets only settings that the program knows and accepts', () => {
    const env = Object.fromEntries(
      inLast('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
    )
    expect(Object.keys(env).filter((key) => !settings.includes(key))).toEqual([])
    expect(parseConfig(env)).toMatchObject({ ok: true, config: { host: '0.0.0.0', port: 3000 } })
    expect(inLast('EXPOSE')).toEqual(['3000'])
  })

  it('copies and starts only what exists and is not kept from the builder', () => {
    const ignore = read('.dockerignore').split('\n')
    const kept = ignore.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    const files = all('COPY')[0]!.split(' ').slice(0, -1)
    for (const file of [
      ...files,
      'scripts',
      'server',
      'src',
      'contract',
      'domain',
      'migrations',
      'public',
    ]) {
      expect(fs.existsSync(path.join(ROOT, file)), file).toBe(true)
      expect(kept, file).toContain(file)
    }
    for (const file of ['.env', '.data', '.git', 'node_modules', 'dist'])
      expect(kept).not.toContain(file)
  })
})
