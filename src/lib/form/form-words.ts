// The words of a form's fields, found by their names in the form's part of the dictionary: `city` is the label, `cityHint`
// what helps before typing, `cityTitle` names a group, `cityFault` what is wrong where the common words are not enough, `cityChoices.x` a choice.
import type { FieldFault } from '#contract/field-errors.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { useTexts } from '../texts.ts'

/** A part of the dictionary; groups of fields are parts of it. */
export type FormWords = object

type Word = (values?: Record<string, unknown>) => string

export interface FieldWords {
  label: (path: string) => string
  hint: (path: string) => string | undefined
  fault: (path: string, fault: FieldFault) => string
  option: (path: string, choice: string) => string
}

const isLocale = (name: string): name is Locale => (LOCALES as readonly string[]).includes(name)

/** Dictionaries answer any name: what they do not know says nothing. */
const say = (part: unknown, name: string, values: Record<string, unknown>): string | undefined => {
  const word: unknown = Reflect.get(Object(part), name)
  return (typeof word === 'function' && (word as Word)(values)) || undefined
}

export function useFormWords(words: FormWords): FieldWords {
  const { faults, language } = useTexts()
  const find = (path: string, ending: string): string | undefined => {
    const locale = path.split('.').find(isLocale)
    const values = locale ? { language: language[locale]() } : {}
    // The places of rows have no words of their own, nor have languages.
    const names = path.split('.').filter((name) => !/^\d+$/u.test(name) && !isLocale(name))
    const last = `${names.pop() ?? ''}${ending}`
    const part = names.reduce<unknown>((found, name) => Reflect.get(Object(found), name), words)
    return say(part, last, values) ?? say(words, last, values)
  }
  return {
    label: (path) => find(path, '') ?? find(path, 'Title') ?? path,
    hint: (path) => find(path, 'Hint'),
    fault: (path, fault) => find(path, 'Fault') ?? faults[fault](),
    option: (path, choice) => {
      const options: unknown = Reflect.get(words, `${path.split('.').at(-1) ?? ''}Choices`)
      return say(options, choice, {}) ?? choice
    },
  }
}
