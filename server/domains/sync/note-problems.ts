// Keeps what was wrong with a page: every kind is counted, and a few of each are kept to look at.
import type { OfferProblem } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

/** Samples kept of each kind within one run. */
export const SAMPLES = 5

export interface NotedProblem extends Omit<OfferProblem, 'code'> {
  readonly code: string
}

export async function noteProblems(
  em: Em,
  runId: number,
  before: Readonly<Record<string, number>>,
  problems: readonly NotedProblem[],
): Promise<Record<string, number>> {
  const counts = { ...before }
  const kept = problems.filter(({ code }) => {
    counts[code] = (counts[code] ?? 0) + 1
    return counts[code] <= SAMPLES
  })
  if (kept.length > 0)
    await tables(em)
      .insertInto('syncProblem')
      .values(kept.map(({ code, externalId, sample }) => ({ runId, code, externalId, sample })))
      .execute()
  return counts
}
