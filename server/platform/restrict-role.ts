// Gives the role of the running shop what it needs of the database, and takes everything else from it.
import pg from 'pg'
import { findShadows } from './find-shadows.ts'
import type { Orm } from './orm.ts'

/** By table: what may be done to its rows, as `grant` spells it. */
export type TableRights = Readonly<Record<string, string>>

/** From this version on a role may vacuum, analyze and lock what is not its own. */
const MAINTAINS = 170_000

/** The queue makes and renews its tables itself: they are the role's own. */
const giveQueue = (role: string, literal: string) => `
  do $$
  declare found record;
  begin
    if not pg_has_role(current_user, ${literal}, 'set') then
      execute 'grant ${role} to ' || quote_ident(current_user);
    end if;
    alter schema pgboss owner to ${role};
    for found in select c.oid::regclass as name, c.relkind from pg_class c
        where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
          and c.relowner <> ${literal}::regrole
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
      loop
      execute format('alter %s %s owner to ${role}',
        case found.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, found.name);
    end loop;
    for found in select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'pgboss'::regnamespace and p.proowner <> ${literal}::regrole loop
      execute format('alter routine %s owner to ${role}', found.name);
    end loop;
    for found in select t.oid::regtype as name from pg_type t
        where t.typnamespace = 'pgboss'::regnamespace and t.typtype in ('e', 'd') and t.typowner <> ${literal}::regrole loop
      execute format('alter type %s owner to ${role}', found.name);
    end loop;
  end $$`

const statements = (name: string, rights: TableRights, database: string) => {
  const role = pg.escapeIdentifier(name)
  const kept = Object.entries(rights).flatMap(([table, what]) => [
    `revoke all on table public.${pg.escapeIdentifier(table)} from ${role}`,
    `grant ${what} on table public.${pg.escapeIdentifier(table)} to ${role}`,
  ])
  return [
    'revoke create on schema public from public',
    `revoke all on schema public from ${role}`,
    `grant usage on schema public to ${role}`,
    `grant connect, temporary on database ${pg.escapeIdentifier(database)} to ${role}`,
    `revoke all on all tables in schema public from ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    ...kept,
    `grant maintain on all tables in schema public to ${role}`,
    `grant usage, select on all sequences in schema public to ${role}`,
    giveQueue(role, pg.escapeLiteral(name)),
  ]
}

/**
 * As the schema's owner, in one transaction: a running shop never meets the moment between.
 *
 * @throws where the server is too old to part the two, and where the role was led to tables of its own
 */
export async function restrictRole(owner: Orm, role: string, rights: TableRights): Promise<void> {
  await owner.em.fork().transactional(async (em) => {
    const run = <T extends object[]>(text: string) =>
      owner.em.getConnection().execute<T>(text, [], 'all', em.getTransactionContext())
    const [facts] = await run<{ database: string; version: number }[]>(
      `select current_database() as database, current_setting('server_version_num')::int as version`,
    )
    if (!facts || facts.version < MAINTAINS)
      throw new Error(
        'DATABASE_OWNER_URL takes PostgreSQL 17 or newer: before, only owners tidy up',
      )
    const shadows = await findShadows(em, role, Object.keys(rights))
    if (shadows.length > 0)
      throw new Error(
        `somebody may have led the shop past its histories, as the role ${role}: ${shadows.join(', ')}. Find out who, then as the owner of the schema: alter role … reset all, alter role … in database … reset all, drop table …`,
      )
    for (const text of statements(role, rights, facts.database)) await run(text)
  })
}

/** Whether the role of these connections could change what is only ever added to, or is led past it. */
export async function mayDoMore(orm: Orm, rights: TableRights): Promise<boolean> {
  const em = orm.em.fork()
  const [row] = await em.execute<{ more: boolean; role: string }[]>(
    `select current_user as role, bool_or(rolsuper or rolcreaterole) or bool_or(
        pg_has_role(current_user, relowner, 'member')
        or has_table_privilege(c.oid, 'truncate') or has_table_privilege(c.oid, 'trigger')
        or (relname = 'audit_entry' and has_table_privilege(c.oid, 'update'))) as more
      from pg_class c, pg_roles r
      where r.rolname = current_user and c.relnamespace = 'public'::regnamespace and c.relname in (?)`,
    [Object.keys(rights)],
  )
  if (!row || row.more) return row?.more ?? false
  return (await findShadows(em, row.role, Object.keys(rights))).length > 0
}
