// The values a form begins with: of what is stored, or of a new one.
import type { Locale } from '#domain/vocabulary.ts'
import type { Fields, Kind, StoredOf, Typed, TypedGroup } from './kind.ts'

export function showOne(kind: Kind<never>, stored: unknown, locale: Locale): Typed {
  const { control, show } = kind as Kind
  if (show) return show(stored, locale)
  if (control.draw === 'group') return showAll(control.fields, stored, locale)
  if (control.draw === 'tick') return stored === true
  const usual = control.draw === 'choice' ? control.choices[0] : ''
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : (usual ?? '')
}

export const showAll = (fields: Fields, stored: unknown, locale: Locale): TypedGroup =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      name,
      showOne(kind, stored ? Reflect.get(stored, name) : null, locale),
    ]),
  )

/** `showAll` of what has the names and values of the fields. */
export const startOf = <F extends Fields>(
  fields: F,
  stored: StoredOf<F> | null | undefined,
  locale: Locale,
): TypedGroup => showAll(fields, stored, locale)
