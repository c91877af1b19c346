// The container files are read, not run: what they name exists, and nothing in them stands in the way of scaling.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MOST_PICTURE_BYTES } from '#contract/picture.ts'
import { parseConfig } from '#server/config.ts'
import { createApp } from '#server/http/app.ts'
import { openShopFolder } from '#server/open-shop-pictures.ts'
import { POSTGRES_DEFAULTS } from '#server/platform/embedded-postgres.ts'
import {
  compose,
  environmentOf,
  readText,
  ROOT,
  service,
  shops,
} from '#tests/support/container-files.ts'

/** Of a process beside its pool: the queue's, and the one that hears of the desks. */
const MORE_CONNECTIONS = 5

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
    const { container_name, ports, environment } = service(name)
    expect({ container_name, ports }).toEqual({})
    expect(environment?.['ROLE']).toBe(name)
  })

  it('shows what admins bring in through every container', async () => {
    const [web, worker] = shops.map((name) => service(name).volumes)
    expect(worker).toEqual(web)
    const [source, folder] = web![0]!.split(':')
    expect(compose.volumes).toHaveProperty(source!)
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-shared-'))
    try {
      const dot = { width: 1, height: 1, channels: 3, background: '#fff' } as const
      const kept = await openShopFolder({ dataDir }).keep(
        await sharp({ create: dot }).png().toBuffer(),
      )
      const files = fs.readdirSync(dataDir, { recursive: true }) as string[]
      const file = files.find((one) => path.basename(one) === kept)
      const inContainer = path.join(environmentOf('web')['DATA_DIR']!, file ?? 'nowhere')
      expect(inContainer.startsWith(`${folder}/`)).toBe(true)
    } finally {
      fs.rmSync(dataDir, { recursive: true })
    }
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

  it('runs its Postgres as the program runs its own, with room for a dozen processes', () => {
    const given = [...service('postgres').command!.matchAll(/-c (\w+)=(\S+)/g)]
    const set = Object.fromEntries(given.map(([, name, value]) => [name!, value!]))
    for (const name of ['random_page_cost', 'io_method', 'jit', 'effective_cache_size'])
      expect(set[name], name).toBe(POSTGRES_DEFAULTS[name])
    const config = parseConfig({})
    const ofOne = (config.ok ? config.config.databasePool : Infinity) + MORE_CONNECTIONS
    expect(Number(set['max_connections'])).toBeGreaterThan(12 * ofOne)
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
    const caddy = readText('deploy/Caddyfile')
    expect(caddy).toMatch(/name web\s+port 3000/)
    expect(service('web').environment?.['PORT']).toBe('3000')
  })
})

describe('Caddyfile', () => {
  const caddy = readText('deploy/Caddyfile')
  const valueOf = (name: string) => new RegExp(`^\\s*${name} (\\S+)$`, 'm').exec(caddy)?.[1] ?? ''

  it('lets through whatever the shop takes, so that too much is refused in the shop’s own words', () => {
    const [, number, unit] = /^(\d+)(MB|MiB)$/.exec(valueOf('max_size')) ?? []
    expect(Number(number) * (unit === 'MB' ? 1e6 : 2 ** 20)).toBeGreaterThan(MOST_PICTURE_BYTES)
  })

  it('lets go of resting connections before the shop does', async () => {
    const parsed = parseConfig({})
    if (!parsed.ok) throw new Error('no settings')
    const app = await createApp({
      config: parsed.config,
      log: pino({ level: 'silent' }),
      origin: () => 'http://localhost:8080',
    })
    const keptMs = Number(/^(\d+)s$/.exec(valueOf('keepalive'))?.[1]) * 1000
    expect(keptMs).toBeLessThan(app.server.keepAliveTimeout)
    await app.close()
  })

  it('keeps what machines measure inside', () => {
    expect(valueOf('respond /metrics')).toBe('404')
  })
})
