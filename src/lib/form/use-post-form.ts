// A form that is posted, with or without scripts: what its fields begin with and what is wrong with them.
import { useId } from 'react'
import { useFacts } from '../facts.ts'
import type { FormAnswer } from './answer.ts'
import { controlAt, type FormHandle, pathsOf } from './form-handle.ts'
import { type FormWords, useFormWords } from './form-words.ts'
import { startOf } from './groups.ts'
import { type Fields, type StoredOf, type TypedGroup, valueAt } from './kind.ts'

interface Posted<F extends Fields> {
  fields: F
  words: FormWords
  /** Tells the forms of a page apart. */
  intent: string
  answer: FormAnswer | undefined
  stored?: StoredOf<F> | null
}

export interface PostedForm extends FormHandle {
  intent: string
  answer: FormAnswer | undefined
  listed: readonly { target: string; label: string; text: string }[]
}

/** For forms without scripts, which grow too. */
const SPARE_ROWS = 2

export function usePostForm<F extends Fields>(posted: Posted<F>): PostedForm {
  const { fields, intent, stored } = posted
  const { locale } = useFacts()
  const words = useFormWords(posted.words)
  const id = useId()
  const answer = posted.answer?.intent === intent ? posted.answer : undefined
  const start = startOf(fields, stored, locale)
  const typed: TypedGroup = { ...start, ...answer?.typed }
  const faultOf = (path: string) => {
    const fault = answer?.faults[path]
    return fault && words.fault(path, fault)
  }
  const idOf = (path: string) => `${id}${intent}-${path}`
  return {
    fields,
    words,
    intent,
    answer,
    faultOf,
    idOf,
    keyOf: (path) => path,
    input: (path, control) => {
      const value = valueAt(typed, path)
      return {
        id: idOf(path),
        name: path,
        ...('manners' in control && control.manners),
        ...(control.draw === 'number' && { inputMode: 'decimal' }),
        ...(control.draw === 'tick' ? { defaultChecked: value === true } : { defaultValue: value }),
      }
    },
    rows: (path) => {
      const list = valueAt(typed, path)
      return { count: (Array.isArray(list) ? list.length : 0) + SPARE_ROWS }
    },
    listed: pathsOf(fields).flatMap((path) => {
      const text = controlAt(fields, path) && faultOf(path)
      return text ? [{ target: idOf(path), label: words.label(path), text }] : []
    }),
  }
}
