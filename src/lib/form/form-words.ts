// The words of a form's fields, found by their names in the form's part of the dictionary: `city` is the label, `cityHint`
// what helps before typing, `cityTitle` names a group, `cityFault` what is wrong where the common words are not enough, `cityChoices.x` a choice,
// `cityFaults.too_long` that fault alone (of a list with the `place` in it), `fault.x` a fault that only this form knows.
import type { FieldFault } from '#contract/field-errors.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { useTexts } from '../texts.ts'
import { wordAt } from '../word-at.ts'

/** A part of the dictionary; groups of fields are parts of it. */
export type FormWords = object

export interface FieldWords {
  label: (path: string) => string
  hint: (path: string) => string | undefined
  fault: (path: string, fault: string) => string
  option: (path: string, choice: string) => string
}

const isLocale = (name: string): name is Locale => (LOCALES as readonly string[]).includes(name)
/** A part of a dictionary; what a dictionary does not know is a word that says nothing, with no names in it. */
const isPart = (found: unknown): found is object =>
  found !== null &&
  ['object', 'function'].includes(typeof found) &&
  Object.keys(found as object).length > 0

export function useFormWords(words: FormWords): FieldWords {
  const { faults, language } = useTexts()
  const lookUp = (path: string) => {
    const steps = path.split('.')
    // The places of rows have no words of their own, nor have languages.
    const names = steps.filter((name) => !/^\d+$/u.test(name) && !isLocale(name))
    const locale = steps.find(isLocale)
    const row = steps.find((name) => /^\d+$/u.test(name))
    const values = {
      ...(locale && { language: language[locale]() }),
      ...(row && { place: Number(row) + 1 }),
    }
    const last = names.pop() ?? ''
    const parts = names.reduce<object[]>(
      (known, name) => [...known.map((part) => Reflect.get(part, name)).filter(isPart), ...known],
      [words],
    )
    return { last, values, parts }
  }
  /** In the innermost part that has it. */
  const say = (path: string, ending: string, ...more: string[]): string | undefined => {
    const { last, values, parts } = lookUp(path)
    return parts.map((part) => wordAt(part, [`${last}${ending}`, ...more], values)).find(Boolean)
  }
  /** A hint stands beside its label; a part further out means another field. */
  const hint = (path: string): string | undefined => {
    const { last, values, parts } = lookUp(path)
    const home = parts.find((part) => wordAt(part, [last], values)) ?? words
    return wordAt(home, [`${last}Hint`], values)
  }
  return {
    label: (path) => say(path, '') ?? say(path, 'Title') ?? path,
    hint,
    fault: (path, fault) =>
      say(path, 'Faults', fault) ??
      say(path, 'Fault') ??
      say('fault', '', fault) ??
      faults[fault as FieldFault](),
    option: (path, choice) => say(path, 'Choices', choice) ?? choice,
  }
}
