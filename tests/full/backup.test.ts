// The lines by which the README saves a shop with its database and brings it back are run as they stand there, and bring back everything.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { httpVisitor, signedIn } from '#tests/support/http-visitor.ts'
import { inContainer, lineWith, shell } from '#tests/support/readme-lines.ts'
import { startShop } from '#tests/support/start-shop.ts'
import {
  postgresTools,
  startSystemPostgres,
  type SystemPostgres,
} from '#tests/support/system-postgres.ts'
import { testConfig } from '#tests/support/test-shop.ts'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-backup-'))
  fs.chmodSync(folder, 0o755)
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('a shop with a database of its own', async () => {
  const [here, there] = ['here', 'there'].map((name) => path.join(folder, name)) as [string, string]
  fs.mkdirSync(here)
  fs.mkdirSync(there)
  const start = (place: string) =>
    startShop({ dataDir: path.join(place, '.data'), settings: { PUENTE_SECRET: '' } })
  const shop = await start(here)
  // The shop fills itself meanwhile, and prices move: what a product is called stays.
  const names = (url: string) =>
    Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const answer = await httpVisitor(url).send(`/api/products/${at + 1}`)
        return ((await answer.json()) as { name: string }).name
      }),
    )
  const products = await names(shop.url)
  const { cookies } = await signedIn(shop.url, 'customer')
  await shop.stop()

  shell(lineWith('tar -c', ' .data '), here)
  fs.renameSync(path.join(here, 'shop.tar'), path.join(there, 'shop.tar'))
  shell(lineWith('tar -x', ' .data '), there)
  const again = await start(there)
  try {
    expect(again.output()).not.toContain('another PUENTE_SECRET')
    expect(new Set(products).size).toBeGreaterThan(10)
    expect(await names(again.url)).toEqual(products)
    // Who was signed in still is.
    expect((await httpVisitor(again.url, cookies).send('/account')).status).toBe(200)
  } finally {
    await again.stop()
  }
}, 180_000)

// Our own Postgres brings no tools: the lines are tried with those of a whole one, where the machine has it.
describe.runIf(postgresTools)('the database of a shop in containers', () => {
  const config = testConfig({ demo: true, exposed: false })
  let postgres: SystemPostgres
  beforeAll(async () => {
    postgres = await startSystemPostgres(postgresTools ?? '')
  }, 60_000)
  afterAll(() => postgres.stop())

  const ask = async <T extends object>(database: string, text: string): Promise<T[]> => {
    const client = new pg.Client({ connectionString: `${postgres.url}/${database}` })
    await client.connect()
    try {
      return (await client.query<T>(text)).rows
    } finally {
      await client.end()
    }
  }
  const prepare = () => {
    const url = `${postgres.url}/puente`
    const log = createLog({ level: 'silent', role: 'test' })
    return prepareDatabase(config, { databaseUrl: url, ownerUrl: url, log })
  }
  /** Every table with the sum of its rows. */
  const everything = async () => {
    const tables = await ask<{ name: string }>(
      'puente',
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
    )
    const sums = []
    for (const { name } of tables)
      sums.push([
        name,
        await ask(
          'puente',
          `select count(*), md5(string_agg(md5(t::text), '' order by md5(t::text))) from ${name} t`,
        ),
      ])
    return sums
  }

  test('comes back as it was, and its next start finds nothing to do', async () => {
    await ask('postgres', 'create database puente')
    expect((await prepare()).migrations).toBeGreaterThan(10)
    const before = await everything()
    expect(before.length).toBeGreaterThan(40)
    shell(inContainer(lineWith('pg_dump', '-Fc')), folder, postgres.env)
    await ask('postgres', 'drop database puente')
    await ask('postgres', 'create database puente')
    shell(inContainer(lineWith('pg_restore', 'shop.dump')), folder, postgres.env)
    expect(await everything()).toEqual(before)
    expect(await prepare()).toMatchObject({ migrations: 0, secretIsNew: false })
  }, 120_000)
})
