// A figure of the network as the texts of its form, and what a form of it says.
import { type TypedFigure, typedFigureSchema } from '#contract/network-desk.ts'
import { plainNumber, writeLocaleCents, writeLocaleNumber } from '#domain/locale-number.ts'
import { type FigureName, figureKind, type NetworkFigure } from '#domain/network-figures.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { formText } from '#src/lib/form-text.ts'

export type FigureTexts = Readonly<Record<string, string>>

/** Of a whole form, by their names. */
export const textsOfFigureForm = (form: FormData): FigureTexts =>
  Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]))

const mark = (isSet: boolean): string => (isSet ? '1' : '')

/** `figure` null: a route that was never served, with an empty form that serves it. */
export function textsOfFigure(figure: NetworkFigure | null, locale: Locale): FigureTexts {
  if (!figure) return { 'typed.served': '1' }
  if (figure.kind === 'tax') {
    const { taxBasisPoints, confirmed } = figure
    return {
      'typed.taxPercent':
        taxBasisPoints === null ? '' : writeLocaleNumber(taxBasisPoints * 10, locale),
      'typed.confirmed': mark(confirmed),
    }
  }
  if (figure.kind === 'remote')
    return {
      'typed.remote': writeLocaleCents(figure.remoteCents, locale),
      'typed.confirmed': mark(figure.confirmed),
    }
  return {
    'typed.served': mark(figure.served),
    'typed.minDays': String(figure.minDays),
    'typed.maxDays': String(figure.maxDays),
  }
}

/** What the fields say, its numbers as the language writes them, not yet looked at. */
export function typedFigure(name: FigureName, texts: FigureTexts, locale: Locale): TypedFigure {
  const kind = figureKind(name)
  const text = (field: string) => texts[`typed.${field}`] ?? ''
  const number = (field: string) => plainNumber(text(field), locale)
  const confirmed = text('confirmed') === '1'
  if (kind === 'tax')
    return {
      kind,
      taxPercent: text('taxPercent').trim() === '' ? null : number('taxPercent'),
      confirmed,
    }
  if (kind === 'remote') return { kind, remote: number('remote'), confirmed }
  const served = text('served') === '1'
  return { kind, served, minDays: number('minDays'), maxDays: number('maxDays') }
}

/** Null while a field cannot be read. */
export const figureOfTexts = (
  name: FigureName,
  texts: FigureTexts,
  locale: Locale,
): NetworkFigure | null =>
  typedFigureSchema.safeParse(typedFigure(name, texts, locale)).data ?? null
