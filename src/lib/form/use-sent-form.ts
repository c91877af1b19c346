// A form of a page that needs scripts: Mantine's form over the fields of the definition, sent as a mutation.
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import { useFacts } from '../facts.ts'
import type { Refusal } from './answer.ts'
import { controlAt, type FormHandle, pathsOf } from './form-handle.ts'
import { type FormWords, useFormWords } from './form-words.ts'
import { startOf } from './groups.ts'
import { type Fields, type StoredOf, type Typed, type TypedGroup, valueAt } from './kind.ts'
import { type ReadForm, readForm } from './read-form.ts'
import { noteUnsaved } from './unsaved.ts'
import { type Failure, useWrite } from './use-write.ts'

export interface Sent<F extends Fields, Schema extends z.ZodType, Outcome extends { ok: boolean }> {
  fields: F
  schema: Schema
  words: FormWords
  /** What is changed, as it was read; null or undefined: a new one. */
  stored?: (StoredOf<F> & { seen?: string | null }) | null | undefined
  /** What goes along and is not typed. `seen` goes along by itself where what is stored has a mark. */
  extra?: Readonly<Record<string, unknown>>
  shape?: (read: Record<string, unknown>) => unknown
  send: (input: z.input<Schema>) => Promise<Outcome>
  /** Which field a refusal is about; any other stands above the form. */
  at?: Readonly<Record<string, string>>
  done: (good: Exclude<Outcome, Refusal>) => void
}

export interface SentForm<Schema extends z.ZodType = z.ZodType> extends FormHandle {
  submit: () => void
  busy: boolean
  /** Why nothing was saved, in words. */
  failed: string | null
  code: ErrorCode | null
  listed: readonly { target: string; label: string; text: string }[]
  /** What is typed now, read; for what the page shows of it meanwhile. */
  read: () => ReadForm<Schema>
  set: (path: string, value: Typed) => void
  valueOf: (path: string) => Typed | undefined
}

export function useSentForm<
  F extends Fields,
  Schema extends z.ZodType,
  Outcome extends { ok: boolean },
>(sent: Sent<F, Schema, Outcome>): SentForm<Schema> {
  const { fields, schema, stored, extra, shape, send, at = {}, done } = sent
  const { locale } = useFacts()
  const words = useFormWords(sent.words)
  const [begun] = useState(stored?.seen)
  // Who has been told of somebody else's change means what is stored by now from then on.
  const [isTold, setTold] = useState(false)
  const seen = isTold ? stored?.seen : begun
  const [failed, setFailed] = useState<Failure | null>(null)
  const form = useForm<Record<string, unknown>>({
    mode: 'uncontrolled',
    initialValues: startOf(fields, stored, locale),
  })
  const isSaved = useRef(false)
  useEffect(() => noteUnsaved(() => !isSaved.current && form.isDirty()), [form])
  const read = () =>
    readForm({
      fields,
      schema,
      typed: form.getValues() as TypedGroup,
      locale,
      extra: { ...(seen === undefined ? {} : { seen }), ...extra },
      ...(shape && { shape }),
    })
  const idOf = (path: string) => `field-${path}`
  const show = (faults: Readonly<Record<string, string>>) => {
    form.setErrors(faults)
    const first = pathsOf(fields).find((path) =>
      Object.keys(faults).some((each) => each.startsWith(path)),
    )
    const node = Object.keys(faults).find((each) => first && each.startsWith(first))
    // After they are drawn.
    setTimeout(() => document.getElementById(idOf(node ?? ''))?.focus())
  }
  const { write, busy } = useWrite(send)
  const submit = async () => {
    if (busy) return
    setFailed(null)
    const now = read()
    if (!now.ok)
      return show(
        Object.fromEntries(
          Object.entries(now.faults).map(([path, fault]) => [path, words.fault(path, fault)]),
        ),
      )
    const written = await write(now.input)
    if (written.ok) {
      isSaved.current = true
      return done(written.answer)
    }
    const { code, text } = written
    if (code?.endsWith('_changed')) setTold(true)
    const path = code && at[code]
    if (path) show({ [path]: text })
    else setFailed({ code, text })
  }
  return {
    fields,
    words,
    submit: () => void submit(),
    busy,
    failed: failed?.text ?? null,
    code: failed?.code ?? null,
    read,
    set: (path, value) => form.setFieldValue(path, value),
    valueOf: (path) => valueAt(form.getValues(), path),
    faultOf: (path) => {
      const fault = form.errors[path]
      return typeof fault === 'string' ? fault : undefined
    },
    keyOf: (path) => form.key(path),
    input: (path, control) => {
      const { error: _error, ...props } = form.getInputProps(path, {
        type: control.draw === 'tick' ? 'checkbox' : 'input',
      })
      return {
        id: idOf(path),
        name: path,
        ...('manners' in control && control.manners),
        ...(control.draw === 'number' && { inputMode: 'decimal' }),
        ...props,
      }
    },
    rows: (path) => {
      const control = controlAt(fields, path)
      const list = valueAt(form.getValues(), path)
      const blank = control.draw === 'rows' ? startOf(control.fields, null, locale) : {}
      return {
        count: Array.isArray(list) ? list.length : 0,
        add: () => form.insertListItem(path, blank),
        remove: (place) => form.removeListItem(path, place),
      }
    },
    listed: Object.entries(form.errors).flatMap(([path, text]) =>
      typeof text === 'string' ? [{ target: idOf(path), label: words.label(path), text }] : [],
    ),
  }
}
