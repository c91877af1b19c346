// The fields of one figure of the network: a percentage, an amount, or days with whether the route is served at all.
import { typedFigureSchema } from '#contract/network-desk.ts'
import { type FigureName, figureKind, type NetworkFigure } from '#domain/network-figures.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { orNull } from '#src/lib/form/desk-kinds.ts'
import type { Fields, TypedGroup } from '#src/lib/form/kind.ts'
import { tick } from '#src/lib/form/kinds.ts'
import { typedDollars, typedPercent, typedWhole } from '#src/lib/form/numbers.ts'
import { readForm } from '#src/lib/form/read-form.ts'

const FIELDS = {
  tax: { taxPercent: orNull(typedPercent()), included: tick(), confirmed: tick() },
  remote: { remote: typedDollars(), confirmed: tick() },
  days: { served: tick(), minDays: typedWhole(), maxDays: typedWhole() },
} satisfies Record<NetworkFigure['kind'], Fields>

/** A figure by the names of its fields; null: a route that was never served, whose form serves it. */
const storedOf = (figure: NetworkFigure | null): object => {
  if (figure?.kind === 'tax') return { ...figure, taxPercent: figure.taxBasisPoints }
  if (figure?.kind === 'remote') return { ...figure, remote: figure.remoteCents }
  return figure ?? { served: true }
}

export function figureForm(name: FigureName) {
  const kind = figureKind(name)
  const fields: Fields = FIELDS[kind]
  const complete = (read: object) => ({ kind, ...read })
  return {
    fields,
    storedOf,
    complete,
    /** Null while a field cannot be read. */
    read: (typed: TypedGroup, locale: Locale): NetworkFigure | null => {
      const schema = typedFigureSchema
      const read = readForm({ fields, schema, typed, locale, shape: complete })
      return read.ok ? read.output : null
    },
  }
}
