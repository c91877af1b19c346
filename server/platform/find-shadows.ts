// Finds what would lead a role's statements to tables of its own instead of the shop's: a role may set itself a path, and
// may make tables in a schema it owns.
import type { Em } from './orm.ts'

interface Found {
  what: string
}

/** Settings of the role here, and tables by one of these names elsewhere that it may write as it likes; one text each. */
export const findShadows = async (
  em: Em,
  role: string,
  tables: readonly string[],
): Promise<string[]> => {
  const found = await em.execute<Found[]>(
    `select 'its setting ' || unnest(setconfig) as what from pg_db_role_setting
      where setrole = (select oid from pg_roles where rolname = ?)
        and setdatabase in (0, (select oid from pg_database where datname = current_database()))
    union all
    select 'its table ' || n.nspname || '.' || c.relname
      from pg_class c join pg_namespace n on n.oid = c.relnamespace, pg_roles r
      where r.rolname = ? and n.nspname <> 'public' and c.relname in (?) and c.relpersistence <> 't'
        and (pg_has_role(r.oid, n.nspowner, 'member') or pg_has_role(r.oid, c.relowner, 'member'))
    order by 1`,
    [role, role, tables],
  )
  return found.map(({ what }) => what)
}
