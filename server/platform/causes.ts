// Iterates over an error and what caused it, however deep a driver or a framework has wrapped it.

const MOST = 16

/** The error first, then its causes; `previous` is where the ORM keeps the driver's error. */
export function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  const waiting: unknown[] = [error]
  for (let count = 0; waiting.length > 0 && count < MOST; count += 1) {
    const each = waiting.shift()
    if (!(each instanceof Error)) continue
    yield each
    waiting.push(each.cause, (each as { previous?: unknown }).previous)
    if (each instanceof AggregateError) waiting.push(...each.errors.slice(0, MOST))
  }
}
