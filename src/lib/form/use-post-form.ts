// A form that is posted, with or without scripts: what its fields begin with and what is wrong with them.
import { errorText, unsavedText } from '../error-text.ts'
import { useFacts } from '../facts.ts'
import { useTexts } from '../texts.ts'
import type { FormAnswer, Refusal } from './answer.ts'
import { controlAt, type FormHandle, pathsOf } from './form-handle.ts'
import { type FormWords, useFormWords } from './form-words.ts'
import { type Fields, type StoredOf, textAt, type TypedGroup, valueAt } from './kind.ts'
import { startOf } from './show.ts'

interface Posted<F extends Fields> {
  fields: F
  words: FormWords
  /** Tells the forms of a page apart. */
  intent: string
  /** Goes along unseen, and tells apart forms of one intent where it is among the fields. */
  hidden?: Readonly<Record<string, string | number>>
  answer: FormAnswer | undefined
  stored?: StoredOf<F> | null | undefined
  /** Which field a refusal is about; any other stands above the form. */
  at?: Readonly<Record<string, string>>
  /** What a refusal says where the common words are not enough. */
  say?: (refused: Refusal) => string | undefined
  offline?: () => string
  /** What is said where the server failed; else that it did. */
  broken?: () => string
  /** What to do after a refusal; else to try again. */
  next?: (() => string) | undefined
}

export interface PostedForm extends FormHandle {
  intent: string
  hidden: Readonly<Record<string, string | number>>
  answer: FormAnswer | undefined
  /** Why nothing was saved, in words. */
  failed: string | undefined
  /** What to do then, and when. */
  next: string
  /** Of a field with one text. */
  valueOf: (path: string) => string
  listed: readonly { target: string; label: string; text: string }[]
}

export function usePostForm<F extends Fields>(posted: Posted<F>): PostedForm {
  const { fields, intent, hidden = {}, stored, at = {}, say } = posted
  const { locale } = useFacts()
  const { errors, forms } = useTexts()
  const words = useFormWords(posted.words)
  const told = posted.answer
  const isOurs =
    told?.intent === intent &&
    Object.entries(hidden).every(
      ([name, value]) => !(name in fields) || told.typed[name] === String(value),
    )
  const answer = isOurs ? told : undefined
  const { faults = {}, refused, unsaved } = answer ?? {}
  const typed: TypedGroup = { ...startOf(fields, stored, locale), ...answer?.typed }
  const refusal =
    refused && (say?.(refused) ?? (errorText(refused, errors, locale) || refused.code))
  const refusedAt = refused && at[refused.code]
  const faultOf = (path: string) => {
    const fault = faults[path]
    return fault ? words.fault(path, fault) : path === refusedAt ? refusal : undefined
  }
  const whose = 'id' in hidden ? `-${hidden['id']}` : ''
  const idOf = (path: string) => `${intent}-${path.replaceAll('.', '-')}${whose}`
  const listed = pathsOf(fields).flatMap((path) => {
    const text = controlAt(fields, path) && faultOf(path)
    const label = words.label(path)
    // What has no words is not for people to put right.
    return text && label !== path ? [{ target: idOf(path), label, text }] : []
  })
  const isHidden = Object.keys(faults).length > 0 && listed.length === 0
  return {
    fields,
    words,
    intent,
    hidden,
    answer,
    failed:
      (unsaved === 'internal' ? posted.broken?.() : undefined) ??
      (unsaved && unsavedText(unsaved, errors, posted.offline ?? forms.offline)) ??
      (isHidden ? errors.invalid_input() : refusedAt ? undefined : refusal),
    next:
      (refused && !refused.retryAfterSeconds && posted.next?.()) ||
      errorText({ ...refused, code: 'again' }, errors, locale),
    faultOf,
    idOf,
    keyOf: (path) => path,
    input: (path, control) => {
      const { optional: _, ...manners } = ('manners' in control && control.manners) || {}
      return {
        id: idOf(path),
        name: path,
        ...manners,
        ...(control.draw === 'number' && { inputMode: 'decimal' }),
        ...(control.draw === 'tick'
          ? { defaultChecked: valueAt(typed, path) === true }
          : { defaultValue: textAt(typed, path) }),
      }
    },
    valueOf: (path) => textAt(typed, path),
    listed,
  }
}
