// What a form that is sent by scripts is made of.
import type { z } from 'zod'
import type { Refusal } from './answer.ts'
import type { FormWords } from './form-words.ts'
import type { Faults, Fields, StoredOf, TypedGroup } from './kind.ts'

export interface Sent<F extends Fields, Schema extends z.ZodType, Outcome extends { ok: boolean }> {
  fields: F
  schema: Schema
  words: FormWords
  /** What is changed, as it was read; null or undefined: a new one. */
  stored?: (StoredOf<F> & { seen?: string | number | null }) | null | undefined
  /** What stands in the fields instead of what is stored. */
  begin?: TypedGroup
  /** What the ids of its fields begin with, where a page has several forms. */
  id?: string
  /** What goes along and is not typed. `seen` goes along by itself where what is stored has a mark. */
  extra?: Readonly<Record<string, unknown>>
  shape?: (read: Record<string, unknown>) => unknown
  check?: (output: z.output<Schema>) => Faults
  send: (input: z.input<Schema>) => Promise<Outcome>
  /** Which field a refusal is about; any other stands above the form. */
  at?: Readonly<Record<string, string>>
  done: (good: Exclude<Outcome, Refusal>) => void
}
