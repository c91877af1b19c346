// What every new version is published with: from when, why, and that its author has looked at what it changes.
import { neededTick } from '#src/lib/form/desk-kinds.ts'
import { type Kind, textOf } from '#src/lib/form/kind.ts'
import { date, lines, tick } from '#src/lib/form/kinds.ts'
import { useTexts } from '#src/lib/texts.ts'
import { momentOfDay } from './moment-of-day.ts'

/** The beginning of a day in Caracas; empty means null. What is no day is no moment either: the schema says so. */
export const startDay = (): Kind<string> => ({
  ...date(),
  read: (typed) => momentOfDay(textOf(typed)) ?? (textOf(typed) || null),
})

export const VERSION_FIELDS = {
  validFrom: startDay(),
  /** Asked only where another version starts at that moment. */
  replace: tick(),
  note: lines({ maxLength: 500, rows: 2 }),
  reviewed: neededTick(),
}

/** Which field a refusal of a version is about. */
export const VERSION_REFUSALS = { starts_in_past: 'validFrom', start_taken: 'validFrom' }

/** What of a read form goes along; `seen` is the newest version its author knew. */
export const versioned = ({ reviewed: _reviewed, seen, ...read }: Record<string, unknown>) => ({
  ...read,
  basedOn: seen,
})

/** The words of these fields. */
export function useVersionWords() {
  const { tariffDesk: t } = useTexts()
  const { validFrom, validFromHint, replace, note, reviewed, reviewedFault } = t
  return { validFrom, validFromHint, replace, note, reviewed, reviewedFault }
}
