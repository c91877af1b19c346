// Records the SQL that a piece of work sends, so that the floor can answer exactly the same.
import pg from 'pg'

export interface CapturedQuery {
  text: string
  values: unknown[]
}

type Query = (...input: unknown[]) => unknown

/** Runs `work` and returns every statement that node-postgres was asked to run meanwhile. */
export async function captureSql(work: () => Promise<unknown>): Promise<CapturedQuery[]> {
  const captured: CapturedQuery[] = []
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  prototype.query = function (this: unknown, ...input: unknown[]) {
    const [first, second] = input
    if (typeof first === 'string')
      captured.push({ text: first, values: Array.isArray(second) ? second : [] })
    else if (typeof first === 'object' && first !== null && 'text' in first) {
      const { text, values } = first as { text: string; values?: unknown[] }
      captured.push({ text, values: values ?? (Array.isArray(second) ? second : []) })
    }
    return original.apply(this, input)
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return captured
}
