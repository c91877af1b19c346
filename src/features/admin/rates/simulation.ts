// One parcel, a place and a day as an address says them, and the question they ask.
import { simulateInput, type TariffDesk } from '#contract/shipping-desk.ts'
import { DEFAULT_DESTINATION, GOODS } from '#domain/shipping-services.ts'
import { shopDay } from '#domain/shop-day.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { emptyAs } from '#src/lib/form/desk-kinds.ts'
import {
  type Fields,
  joined,
  type Kind,
  type StoredOf,
  textOf,
  type TypedGroup,
} from '#src/lib/form/kind.ts'
import { choice, date, group } from '#src/lib/form/kinds.ts'
import { typedDollars, typedNumber } from '#src/lib/form/numbers.ts'
import { type ReadForm, readForm } from '#src/lib/form/read-form.ts'
import { postedAll, readAll } from '#src/lib/form/reading.ts'
import { startOf } from '#src/lib/form/show.ts'
import { momentOfDay } from '../kit/moment-of-day.ts'

/** The end of the day: a version that began in the middle of it is seen, and today's is the one that holds now. */
const endOfDay = (day: string): string => {
  const start = momentOfDay(day)
  return start ? new Date(Date.parse(start) + 86_400_000 - 1).toISOString() : ''
}

/** A list of exactly one. */
const one = <F extends Fields>(fields: F): Kind<StoredOf<F>> => ({
  ...group(fields),
  read: (typed, path, reading) => {
    reading.move(joined(path, 0), path)
    return [readAll(fields, typed, path, reading)]
  },
})

export const simulationFields = ({ destinations }: Pick<TariffDesk, 'destinations'>) => ({
  destination: choice(destinations.map(({ code }) => code)),
  at: { ...date(), read: (typed) => endOfDay(textOf(typed)) } satisfies Kind<string>,
  pieces: one({
    goods: choice(GOODS),
    length: typedNumber(),
    width: typedNumber(),
    height: typedNumber(),
    weight: typedNumber(),
    declaredValue: emptyAs('0', typedDollars()),
  }),
})
type SimulationFields = ReturnType<typeof simulationFields>

/** Of an address; what it does not say begins as usual. */
export function typedSimulation(
  query: URLSearchParams,
  desk: TariffDesk,
  locale: Locale,
): TypedGroup {
  const fields = simulationFields(desk)
  const said = new FormData()
  for (const [name, value] of query) said.append(name, value.slice(0, 60))
  const usual = { destination: DEFAULT_DESTINATION, at: shopDay(new Date(desk.at)) }
  return query.has('at')
    ? postedAll(fields, said, '')
    : startOf<SimulationFields>(fields, usual, locale)
}

export const readSimulation = (
  typed: TypedGroup,
  desk: Pick<TariffDesk, 'destinations'>,
  locale: Locale,
): ReadForm<typeof simulateInput> =>
  readForm({ fields: simulationFields(desk), schema: simulateInput, typed, locale })

/** The inverse of `typedSimulation`. */
export const queryOfSimulation = ({ pieces, ...typed }: TypedGroup): URLSearchParams =>
  new URLSearchParams(
    [
      ...Object.entries(typed),
      ...Object.entries(pieces as TypedGroup).map(([name, value]) => [`pieces.${name}`, value]),
    ].map(([name, value]) => [name as string, textOf(value)]),
  )
