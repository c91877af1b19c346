// The words of a form's fields, found by their names in the form's part of the dictionary: `city` is the label, `cityHint`
// what helps before typing, `cityFault` what is wrong where the common words are not enough, `cityChoices.x` a choice.
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
const isWord = (found: unknown): found is Word => typeof found === 'function'

export function useFormWords(words: FormWords): FieldWords {
  const { faults, language } = useTexts()
  /** The places of rows have no words of their own, nor have languages. */
  const find = (path: string, ending: string): unknown => {
    const names = path.split('.').filter((name) => !/^\d+$/u.test(name) && !isLocale(name))
    const last = `${names.pop() ?? ''}${ending}`
    const part = names.reduce<unknown>(
      (found, name) =>
        isWord(found) || !found || typeof found !== 'object'
          ? found
          : (Reflect.get(found, name) ?? found),
      words,
    )
    const home = typeof part === 'object' && part !== null ? part : words
    return Reflect.get(home, last) ?? Reflect.get(words, last)
  }
  const say = (path: string, ending: string): string | undefined => {
    const found = find(path, ending)
    const locale = path.split('.').find(isLocale)
    return isWord(found) ? found(locale ? { language: language[locale]() } : {}) : undefined
  }
  return {
    label: (path) => say(path, '') ?? path,
    hint: (path) => say(path, 'Hint'),
    fault: (path, fault) => say(path, 'Fault') ?? faults[fault](),
    option: (path, choice) => {
      const options = find(path, 'Choices')
      const option = options && Reflect.get(options, choice)
      return isWord(option) ? option() : choice
    },
  }
}
