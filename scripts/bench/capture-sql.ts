// Records the SQL that a piece of work sends, so that the floor can answer exactly the same.
import pg from 'pg'

export interface CapturedQuery {
  text: string
  values: unknown[]
}

let captured: CapturedQuery[] | null = null

const note = ([first, second]: unknown[]): void => {
  const values = Array.isArray(second) ? second : []
  if (typeof first === 'string') captured?.push({ text: first, values })
  else if (typeof first === 'object' && first !== null && 'text' in first) {
    const query = first as { text: string; values?: unknown[] }
    captured?.push({ text: query.text, values: query.values ?? values })
  }
}

// From the start: the shop's pools take hold of it when they connect.
const original: unknown = Reflect.get(pg.Client.prototype, 'query')
if (typeof original !== 'function') throw new Error('node-postgres has another way to query')
Reflect.set(pg.Client.prototype, 'query', function (this: unknown, ...input: unknown[]): unknown {
  note(input)
  return Reflect.apply(original, this, input)
})

/** Runs `work` and returns every statement that node-postgres was asked to run meanwhile. */
export async function captureSql(work: () => Promise<unknown>): Promise<CapturedQuery[]> {
  const heard: CapturedQuery[] = []
  captured = heard
  try {
    await work()
  } finally {
    captured = null
  }
  return heard
}
