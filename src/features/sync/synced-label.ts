// Says how long ago a store was synchronised, in the documented words.
import { syncedAgo } from '#domain/sync-run.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'

/** `last` is an ISO 8601 time or null, `nowMs` milliseconds since 1970. */
export function syncedLabel(
  t: TranslationFunctions['syncStatus'],
  last: string | null,
  nowMs: number,
): string {
  const ago = syncedAgo(last === null ? null : Date.parse(last), nowMs)
  return 'count' in ago ? t[ago.unit]({ count: ago.count }) : t[ago.unit]()
}
