// All a run leaves behind, row by row as text, so that two ends can be compared. Left out is what may differ: numbers the
// database gives, times, calls, because every new process asks for a token of its own, and which products are one item,
// which another job finds after the run.
import { askDatabase } from './ask-database.ts'

const GOODS: Record<string, string> = {
  product: `select p.source_store as provider, to_jsonb(p) - '{id,created_at,updated_at,joined_as}'::text[] as row from product p`,
  product_offer: `select o.provider, to_jsonb(o) - '{product_id,run_id,seen_at,expires_at,held_since,details_at,details_missed_at,gone_at,asked_at,unanswered_run,denied_run}'::text[]
      || jsonb_build_object('product', p.external_id, 'looked_at', o.details_at is not null,
        'unanswered', o.unanswered_run is not null, 'denied', o.denied_run is not null,
        'seen_last', o.run_id = (select max(r.id) from sync_run r where r.provider = o.provider)) as row
    from product_offer o join product p on p.id = o.product_id`,
  price_change: `select p.source_store as provider,
      jsonb_build_object('product', p.external_id, 'cents', c.price_cents) as row
    from price_change c join product p on p.id = c.product_id`,
}

const BOOKS: Record<string, string> = {
  sync_run: `select provider, to_jsonb(r) - '{id,created_at,started_at,ended_at,calls,check_calls,detail_calls,worked_ms}'::text[] as row from sync_run r`,
  sync_problem: `select r.provider, to_jsonb(p) - '{id,run_id}'::text[] as row
    from sync_problem p join sync_run r on r.id = p.run_id`,
  store_path: `select provider, to_jsonb(s) - '{id,last_seen_at,run_id}'::text[] as row from store_path s`,
  sync_provider: `select provider,
    to_jsonb(p) - '{created_at,last_success_at,next_call_at,quota_day,calls_today}'::text[] as row from sync_provider p`,
}

/** The goods alone, or with the books the sync keeps about its runs. */
export async function catalogueRows(url: string, parts: 'goods' | 'all'): Promise<string[]> {
  const rows: string[] = []
  for (const [table, query] of Object.entries(parts === 'all' ? { ...GOODS, ...BOOKS } : GOODS)) {
    const found = await askDatabase<{ line: string }>(
      url,
      `select provider || ' ' || row::text as line from (${query}) each`,
    )
    rows.push(...found.map(({ line }) => `${table} ${line}`))
  }
  return rows.sort()
}

/** Rows of one end that the other one lacks, `+` for too many and `-` for missing; a row that is there twice counts twice. */
export function differences(rows: readonly string[], expected: readonly string[]): string[] {
  const count = new Map<string, number>()
  for (const row of rows) count.set(row, (count.get(row) ?? 0) + 1)
  for (const row of expected) count.set(row, (count.get(row) ?? 0) - 1)
  return [...count].flatMap(([row, left]) => (left === 0 ? [] : [`${left > 0 ? '+' : '-'} ${row}`]))
}
