// A database whose disk has no room: whoever would write is told to come back, and what needs no room goes on.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpVisitor, httpVisitor } from '#tests/support/http-visitor.ts'
import { mountSmallVolume } from '#tests/support/small-volume.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'
import { asOwner } from '#tests/support/test-database.ts'

let dataDir: string
let shop: OwnShop
/** The database's small volume, if there is one. */
let unmount: (() => void) | null = null
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-full-'))
  fs.chmodSync(dataDir, 0o755)
  shop = await startShop({ settings: { DATA_DIR: dataDir } })
}, 120_000)
afterAll(async () => {
  await shop.stop()
  unmount?.()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const addTo = (visitor: HttpVisitor) => visitor.trpc.cart.addItem.mutate({ productId: 1 })
const withClient = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client(asOwner(shop.databaseUrl))
  await client.connect()
  await work(client).finally(() => client.end())
}

/** Leaves carts no room: on a real volume where one may be mounted, else by what the database says when there is none. */
async function fillDatabase(client: pg.Client, volume: string): Promise<() => Promise<void>> {
  unmount = mountSmallVolume(volume, 512)
  if (!unmount) {
    await client.query(`create function no_room() returns trigger language plpgsql as
      $$begin raise 'could not extend file' using errcode = 'disk_full'; end$$`)
    await client.query('create trigger no_room before insert on cart execute function no_room()')
    return async () => void (await client.query('drop trigger no_room on cart'))
  }
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  const { uid, gid } = fs.statSync(rows[0]?.data_directory ?? '')
  fs.chownSync(volume, uid, gid)
  await client.query(`create tablespace little location '${volume}'`)
  await client.query('alter table cart set tablespace little')
  try {
    fs.writeFileSync(path.join(volume, 'rest'), Buffer.alloc(1024 * 1024))
  } catch {
    // As many bytes as there was room for.
  }
  return async () => {
    fs.rmSync(path.join(volume, 'rest'))
    expect(await addTo(httpVisitor(shop.url))).toMatchObject({ ok: true })
    await client.query('alter table cart set tablespace pg_default')
    await client.query('drop tablespace little')
  }
}

test('the database', async () => {
  const volume = path.join(dataDir, 'volume')
  fs.mkdirSync(volume)
  await withClient(async (client) => {
    const makeRoom = await fillDatabase(client, volume)
    // What a page of the table still holds goes in.
    for (let n = 0; n < 400; n += 1) {
      const added = await addTo(httpVisitor(shop.url)).catch(() => null)
      if (added === null) break
    }
    const visitor = httpVisitor(shop.url)
    const form = await visitor.postForm('/en/cart', {
      productId: '1',
      intent: 'add',
      quantity: '1',
    })
    const call = await visitor.postJson('/trpc/cart.addItem', { json: { productId: 1 } })
    expect([form.status, call.status]).toEqual([503, 503])
    expect(Number(form.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await form.text()).toContain('<html lang="en"')
    expect(await call.text()).toContain('"errorCode":"unavailable"')
    expect((await visitor.send('/product/3')).status).toBe(200)
    await makeRoom()
    expect(await addTo(visitor)).toMatchObject({ ok: true })
  })
}, 60_000)
