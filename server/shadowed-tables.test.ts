// Proves that the role of the running shop cannot lead what is written down to tables of its own.
import pg from 'pg'
import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/support/test-database.ts'
import { APPEND_ONLY } from './append-only.ts'
import { entities } from './entities.ts'
import { audit } from './platform/audit.ts'
import { openDatabase } from './platform/database.ts'
import { withFixedPath } from './platform/fixed-path.ts'
import { type Em, openOrm } from './platform/orm.ts'
import { mayDoMore } from './platform/restrict-role.ts'
import { prepareSchema } from './prepare-schema.ts'

test('the role cannot turn away what is written down, by a path of its own or by what is temporary', async () => {
  const own = await cloneDatabase()
  const name = new URL(own.url).pathname.slice(1)
  const thief = new pg.Client(own.url)
  await thief.connect()
  await thief.query('create table pgboss.audit_entry (like public.audit_entry including all)')
  await thief.query(`alter role puente_app in database ${name} set search_path = pgboss, public`)
  await thief.end()
  const boss = new pg.Client(own.ownerUrl)
  await boss.connect()
  // As a process that started before, whose start refused nothing.
  const { url, stop } = await openDatabase({
    databaseUrl: own.url,
    databaseOwnerUrl: own.ownerUrl,
    dataDir: 'none',
  })
  const orm = await openOrm(entities, { databaseUrl: url, poolSize: 1 })
  const em = orm.em.fork()
  const note = (by: Em) =>
    audit(
      { em: by, now: new Date(), clientAddress: '192.0.2.1', requestId: 'test' },
      { actorId: 1, action: 'test', object: 'test:1', details: { it: "'s" } },
    )
  const count = async () => (await boss.query('select * from public.audit_entry')).rowCount
  await note(em)
  expect(await count()).toBe(1)
  await em.execute('create temporary table audit_entry (like public.audit_entry including all)')
  await em.execute('create temporary table order_event (like public.order_event)')
  await note(em)
  await em.transactional(note)
  expect(await count()).toBe(3)
  expect(
    await em.execute(`select 'order_event'::regclass = 'public.order_event'::regclass as is`),
  ).toEqual([{ is: true }])
  // Until this connection ends, such a statement holds.
  await em.execute('set search_path = pgboss, public')
  await note(em)
  expect(await count()).toBe(4)
  expect((await boss.query('select * from pgboss.audit_entry')).rowCount).toBe(0)

  expect(await mayDoMore(orm, APPEND_ONLY)).toBe(true)
  await orm.close()
  await stop()
  const addresses = { databaseUrl: own.url, ownerUrl: own.ownerUrl }
  const refused = prepareSchema(addresses)
  await expect(refused).rejects.toThrow(/its setting search_path=pgboss, public/)
  await boss.query(`alter role puente_app in database ${name} reset all`)
  await expect(prepareSchema(addresses)).rejects.toThrow(/its table pgboss.audit_entry/)
  await boss.query('drop table pgboss.audit_entry')
  await prepareSchema(addresses)
  await boss.end()
  await own.drop()
})

test('an address keeps what it said, and says its path once', () => {
  const given = 'postgres://u:p%20w@db:5432/x?sslmode=verify-full&options=-c%20work_mem%3D8MB'
  const fixed = withFixedPath(given)
  expect(fixed).toBe(
    'postgres://u:p%20w@db:5432/x?sslmode=verify-full&options=-c%20work_mem%3D8MB%20-c%20search_path%3Dpublic%2Cpg_temp',
  )
  expect(withFixedPath(fixed)).toBe(fixed)
})
