// Reads the plans of all queries that a read sends.
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Em } from '#server/platform/orm.ts'

export interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Subplan Name'?: string
  Plans?: Plan[]
}

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)]

/** By the planner as Postgres ships it, whatever the shop's own server is set to. */
export function openPlanReader(connectionString: string) {
  const options = '-c random_page_cost=4 -c jit=on -c effective_cache_size=4GB'
  let seen: LogEvent[] = []
  const pool = new pg.Pool({ connectionString, max: 1, options })
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<unknown>({ dialect, log: (event) => void seen.push(event) })
  return {
    /** Runs a read and answers every plan node of every query it sent. */
    nodesOf: async (read: (em: Em) => Promise<unknown>): Promise<Plan[]> => {
      seen = []
      // By a connection nobody has seen, of which nothing is remembered.
      await read({ getKysely: () => db, getConnection: () => ({}) } as unknown as Em)
      const nodes: Plan[] = []
      for (const { query } of seen) {
        const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `explain (format json) ${query.sql}`,
          query.parameters as unknown[],
        )
        nodes.push(...rows.flatMap((row) => flat(row['QUERY PLAN'][0].Plan)))
      }
      return nodes
    },
    /** How many queries the last read sent. */
    queries: () => seen.length,
    close: () => db.destroy(),
  }
}

export type PlanReader = ReturnType<typeof openPlanReader>
