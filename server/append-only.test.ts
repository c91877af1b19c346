// Proves that the role of the running shop adds to histories and can do nothing else to them, by no detour either.
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { APPEND_ONLY } from './append-only.ts'
import { entities } from './entities.ts'
import { openOrm } from './platform/orm.ts'
import { mayDoMore } from './platform/restrict-role.ts'
import { prepareSchema } from './prepare-schema.ts'

let database: TestDatabase
let app: pg.Client
let owner: pg.Client
beforeAll(async () => {
  database = await cloneDatabase()
  app = new pg.Client(database.url)
  owner = new pg.Client(database.ownerUrl)
  await Promise.all([app.connect(), owner.connect()])
})
afterAll(async () => {
  await Promise.all([app.end(), owner.end()])
  await database.drop()
})

const DENIED = '42501'
const codeOf = (text: string): Promise<string> =>
  app.query(text).then(
    () => 'done',
    (error: pg.DatabaseError) => error.code ?? error.message,
  )

const tables = Object.keys(APPEND_ONLY)

test.each(tables)('%s is neither emptied nor changed in its shape', async (table) => {
  for (const text of [
    `truncate ${table}`,
    `truncate ${table} cascade`,
    `alter table ${table} add column more int`,
    `alter table ${table} disable trigger all`,
    `alter table ${table} owner to current_user`,
    `drop table ${table} cascade`,
    `create trigger more before insert on ${table} for each row execute function audit_entry_frozen_fn()`,
    `create rule more as on insert to ${table} do instead nothing`,
    `create index on ${table} (id)`,
    `copy ${table} to program 'true'`,
  ])
    expect(await codeOf(text), text).toBe(DENIED)
  expect(await codeOf(`select 1 from ${table} limit 1`)).toBe('done')
})

test.each(tables.filter((table) => !APPEND_ONLY[table]?.includes('delete')))(
  'no row of %s is deleted',
  async (table) => {
    expect(await codeOf(`delete from ${table}`)).toBe(DENIED)
  },
)

const changesOf = (table: string): string[] =>
  /update \((?<columns>[^)]*)\)/.exec(APPEND_ONLY[table] ?? '')?.groups?.['columns']?.split(', ') ??
  []

test.each(tables)(
  'no row of %s is rewritten, but for the columns that are named',
  async (table) => {
    const { rows } = await owner.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table],
    )
    const changes = changesOf(table)
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(changes))
    for (const { name } of rows)
      expect(await codeOf(`update ${table} set "${name}" = "${name}"`), name).toBe(
        changes.includes(name) ? 'done' : DENIED,
      )
    const locks = changes.length > 0 ? 'done' : DENIED
    expect(await codeOf(`select 1 from ${table} for update`)).toBe(locks)
  },
)

test('what was agreed of an order, and what happened to it, is nobody’s to rewrite', () => {
  for (const agreed of [
    'total_cents',
    'charges',
    'bolivars',
    'freight',
    'service',
    'rate_card_version',
    'payment_method',
    'placed_at',
    'pay_until',
    'idempotency_key',
  ])
    expect(changesOf('shop_order')).not.toContain(agreed)
  expect(changesOf('order_event')).toEqual(['note'])
})

test('the frozen triggers stay, whatever is tried', async () => {
  for (const text of [
    'drop trigger frozen on audit_entry',
    'drop function audit_entry_frozen_fn() cascade',
    `create or replace function audit_entry_frozen_fn() returns trigger language plpgsql as 'begin return old; end'`,
    `set session_replication_role = 'replica'`,
  ])
    expect(await codeOf(text), text).toBe(DENIED)
})

test('the role has no way to another one, and makes nothing outside of its queue', async () => {
  for (const text of [
    'set role puente',
    'set session authorization puente',
    'alter role puente_app superuser',
    'alter role puente_app createrole',
    'create role more',
    'grant puente to puente_app',
    'create table public.more (id int)',
    'create function public.more() returns int language sql as $$ select 1 $$',
    'create schema more',
    `create extension if not exists dblink`,
    `alter database ${new URL(database.url).pathname.slice(1)} owner to puente_app`,
    `alter system set fsync = 'off'`,
    `update mikro_orm_migrations set name = name`,
    `select pg_read_file('/etc/passwd')`,
  ])
    expect(await codeOf(text), text).toBe(DENIED)
  // Leaving a role leads back to the login, which is the restricted one.
  await app.query('reset role')
  await app.query('reset session authorization')
  expect((await app.query('select current_user as now, session_user as login')).rows).toEqual([
    { now: 'puente_app', login: 'puente_app' },
  ])
  expect(
    (await owner.query(`select 1 from pg_auth_members where member = 'puente_app'::regrole`)).rows,
  ).toEqual([])
})

test('everything else is the shop’s to write, and the queue’s tables are its own', async () => {
  const { rows } = await owner.query<{ name: string; writes: boolean; empties: boolean }>(
    `select relname as name, has_table_privilege('puente_app', oid, 'select, insert, update, delete') as reads,
       has_table_privilege('puente_app', oid, 'select') and has_table_privilege('puente_app', oid, 'insert')
         and has_table_privilege('puente_app', oid, 'update') and has_table_privilege('puente_app', oid, 'delete') as writes,
       has_table_privilege('puente_app', oid, 'truncate') or has_table_privilege('puente_app', oid, 'trigger') as empties
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ empties }) => empties)).toEqual([])
  const unwritten = rows.filter(({ writes }) => !writes).map(({ name }) => name)
  expect(unwritten.toSorted()).toEqual(tables.toSorted())
  const foreign = `select 1 from pg_class where relnamespace = 'pgboss'::regnamespace
    and relowner <> 'puente_app'::regrole`
  expect((await owner.query(foreign)).rows).toEqual([])
})

test('a database from before, all of one role, is taken over at the next start; a second start changes nothing', async () => {
  const old = await cloneDatabase()
  const before = new pg.Client(old.ownerUrl)
  await before.connect()
  await before.query('revoke all on all tables in schema public from puente_app')
  await before.query('revoke all on schema public from puente_app')
  await before.query('reassign owned by puente_app to puente')
  const rightsOf = async () =>
    (await before.query('select relname, relacl::text, relowner from pg_class order by 1')).rows
  const addresses = { databaseUrl: old.url, ownerUrl: old.ownerUrl }
  await Promise.all([prepareSchema(addresses), prepareSchema(addresses)])
  const taken = await rightsOf()
  await prepareSchema(addresses)
  expect(await rightsOf()).toEqual(taken)
  const shop = new pg.Client(old.url)
  await shop.connect()
  await shop.query('select count(*) from pgboss.job')
  await shop.query('vacuum (analyze) product')
  await expect(shop.query('truncate audit_entry')).rejects.toMatchObject({ code: DENIED })
  await Promise.all([shop.end(), before.end()])
  await old.drop()
})

test('a role that could do more is found out', async () => {
  const asks = async (databaseUrl: string) => {
    const orm = await openOrm(entities, { databaseUrl })
    return mayDoMore(orm, APPEND_ONLY).finally(() => orm.close())
  }
  expect(await asks(database.url)).toBe(false)
  expect(await asks(database.ownerUrl)).toBe(true)
  expect(inject('postgres').url).not.toContain('puente_app')
})
