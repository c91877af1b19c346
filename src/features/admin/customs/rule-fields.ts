// Every figure of a customs rule as a field, by its place in the rule.
import {
  CONFIDENCES,
  CUSTOMS_BASES,
  CUSTOMS_CATEGORIES,
  CUSTOMS_KINDS,
  CUSTOMS_MODES,
} from '#domain/customs-rule.ts'
import { choices, emptyAs, orNull, rows } from '#src/lib/form/desk-kinds.ts'
import { type Fields, joined, type Kind, type StoredOf, textOf } from '#src/lib/form/kind.ts'
import { choice, date, group, text, tick } from '#src/lib/form/kinds.ts'
import { basisPoints, dollars, thousandths, whole } from '#src/lib/form/numbers.ts'
import { readAll } from '#src/lib/form/reading.ts'

const optional = <Stored>(kind: Kind<Stored>): Kind<Stored | undefined> => emptyAs(undefined, kind)

export const source = () =>
  group({
    title: text({ maxLength: 160, autoComplete: 'off' }),
    url: orNull(text({ maxLength: 400, type: 'url', autoComplete: 'off' })),
    date: orNull(text({ maxLength: 10, autoComplete: 'off' })),
  })

/** Parts that are left out where they say nothing: no tick, no choice of several, no number. */
const sparse = <F extends Fields>(fields: F): Kind<StoredOf<F>> => ({
  ...group(fields),
  read: (typed, path, reading) =>
    Object.fromEntries(
      Object.entries(readAll(fields, typed, path, reading)).filter(
        ([, value]) =>
          value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
      ),
    ),
})

/** Codes of countries, parted by spaces or commas. */
const codes: Kind<readonly string[]> = {
  ...text({ maxLength: 240, autoComplete: 'off' }),
  show: (stored) => (stored ?? []).join(' '),
  read: (typed, path, { move }) => {
    const found = textOf(typed)
      .toUpperCase()
      .split(/[\s,;]+/u)
      .filter(Boolean)
    for (const at of found.keys()) move(joined(path, at), path)
    return found
  },
}

const limitsOf: Kind<'declared' | 'cif'> = {
  ...choice(['declared', 'cif']),
  read: (typed) => (typed === 'cif' ? typed : undefined),
}

export const WHEN = {
  limitsOf,
  aboveCents: optional(dollars()),
  fromCents: optional(dollars()),
  upToCents: optional(dollars()),
  belowCents: optional(dollars()),
  upToGrams: optional(thousandths()),
  upToUnits: optional(whole()),
  origins: codes,
  notOrigins: codes,
  categories: choices(CUSTOMS_CATEGORIES),
  notCategories: choices(CUSTOMS_CATEGORIES),
  modes: choices(CUSTOMS_MODES),
  programme: tick(),
}

const rate = () => group({ low: optional(basisPoints()), high: optional(basisPoints()) })
const RATES = Object.fromEntries(CUSTOMS_CATEGORIES.map((each) => [each, rate()])) as Record<
  (typeof CUSTOMS_CATEGORIES)[number],
  ReturnType<typeof rate>
>

export const STEP = {
  kind: choice(CUSTOMS_KINDS),
  name: orNull(text({ maxLength: 40, autoComplete: 'off' })),
  charge: group({
    by: choice(['rate', 'kilogram', 'box', 'parcel']),
    rate: rate(),
    cents: optional(dollars()),
    aboveCents: optional(dollars()),
    minusCents: optional(dollars()),
    base: choices(CUSTOMS_BASES),
    inside: tick(),
    categories: group(RATES),
  }),
  confidence: choice(CONFIDENCES),
  sources: rows(
    {
      title: text({ maxLength: 160, autoComplete: 'off' }),
      url: orNull(text({ maxLength: 400, type: 'url', autoComplete: 'off' })),
      date: orNull(text({ maxLength: 10, autoComplete: 'off' })),
    },
    { least: 1 },
  ),
}

export const RULE = {
  validFrom: orNull(date()),
  validTo: orNull(date()),
  confidence: choice(CONFIDENCES),
  source: source(),
  data: group({
    rank: whole(),
    title: orNull(text({ maxLength: 120, autoComplete: 'off' })),
    practice: tick(),
    when: sparse(WHEN),
    steps: rows(STEP),
  }),
}

/** A regime of its own also gets a code. */
export const NEW_RULE = { regime: text({ maxLength: 40, autoComplete: 'off' }), ...RULE }
