// A form of a page that needs scripts: Mantine's form over the fields of the definition, sent as a mutation.
import { useForm } from '@mantine/form'
import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import { useFacts } from '../facts.ts'
import { fieldAt } from './field-at.ts'
import { controlAt, type FormHandle, pathsOf } from './form-handle.ts'
import { useFormWords } from './form-words.ts'
import { byPlace, fullLabel } from './listed-faults.ts'
import { type Faults, type Fields, textAt, type Typed, type TypedGroup, valueAt } from './kind.ts'
import { type ReadForm, readForm } from './read-form.ts'
import { renewFields } from './renew-fields.ts'
import type { Sent } from './sent.ts'
import { startOf } from './show.ts'
import { noteUnsaved } from './unsaved.ts'
import { useWrite } from './use-write.ts'

export interface SentForm<Schema extends z.ZodType = z.ZodType> extends FormHandle {
  rows: NonNullable<FormHandle['rows']>
  submit: () => void
  busy: boolean
  /** Why nothing was saved, in words. */
  failed: string | null
  code: ErrorCode | null
  listed: readonly { target: string; label: string; text: string }[]
  read: () => ReadForm<Schema>
  /** What is typed now, and who wants to hear when it changes: see `useTyped`. */
  typed: () => TypedGroup
  onTyped: (listener: () => void) => () => void
  /** Whether anything is wrong with a field or with what is in it. */
  isFaulty: (path: string) => boolean
  /** Marks what is wrong with fields that were typed into. */
  mark: () => void
  set: (path: string, value: Typed) => void
  /** Resets some fields with what is stored by now; the others keep what is typed. */
  renew: (now: object, names: readonly string[]) => void
  valueOf: (path: string) => Typed | undefined
}

export function useSentForm<
  F extends Fields,
  Schema extends z.ZodType,
  Outcome extends { ok: boolean },
>(sent: Sent<F, Schema, Outcome>): SentForm<Schema> {
  const { fields, schema, stored, extra, shape, check, send, at = {}, done, id = 'field' } = sent
  const { locale } = useFacts()
  const words = useFormWords(sent.words)
  const [seen, setSeen] = useState(stored?.seen)
  /** Who has saved, or been told of somebody else's change, means what is stored by now from then on. */
  const [isTold, setTold] = useState(false)
  if (isTold && stored?.seen !== seen) {
    setTold(false)
    setSeen(stored?.seen)
  }
  const [failed, setFailed] = useState<string | null>(null)
  /** Whether it was sent, and what is marked stood in the way. */
  const [isRefused, setRefused] = useState(false)
  const [code, setCode] = useState<ErrorCode | null>(null)
  const [listeners] = useState(() => new Set<() => void>())
  /** Rows that moved are rendered again. */
  const [drawing, setDrawing] = useState(0)
  const form = useForm<Record<string, unknown>>({
    mode: 'uncontrolled',
    initialValues: sent.begin ?? startOf(fields, stored, locale),
    onValuesChange: useCallback(() => listeners.forEach((tell) => tell()), [listeners]),
  })
  useEffect(() => noteUnsaved(() => form.isDirty()), [form])
  const read = () =>
    readForm({
      fields,
      schema,
      typed: form.getValues() as TypedGroup,
      locale,
      extra: { ...(seen === undefined ? {} : { seen }), ...extra },
      ...(shape && { shape }),
      ...(check && { check }),
    })
  const idOf = (path: string) => `${id}-${path}`
  const inWords = (faults: Faults) =>
    Object.fromEntries(
      Object.entries(faults).map(([path, fault]) => [
        fieldAt(fields, path),
        words.fault(path, fault),
      ]),
    )
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
    setCode(null)
    setRefused(!now.ok)
    if (!now.ok) return show(inWords(now.faults))
    const sentValues = form.getValues()
    const written = await write(now.input)
    if (written.ok) {
      form.resetDirty(sentValues)
      setTold(true)
      return done(written.answer)
    }
    const { code: refused, text } = written
    setCode(refused)
    setRefused(true)
    if (refused && /changed|moved$/u.test(refused)) setTold(true)
    const path = refused && at[refused]
    if (path) show({ [path]: text })
    else setFailed(text)
  }
  return {
    fields,
    words,
    submit: () => void submit(),
    busy,
    failed,
    code,
    read,
    typed: () => form.getValues() as TypedGroup,
    onTyped: useCallback(
      (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      [listeners],
    ),
    mark: () => {
      const now = read()
      const faults = Object.entries(now.ok ? {} : inWords(now.faults)).filter(
        ([path]) => form.isTouched(path) && textAt(form.getValues(), path) !== '',
      )
      if (faults.length > 0) form.setErrors({ ...form.errors, ...Object.fromEntries(faults) })
    },
    set: (path, value) => {
      form.setFieldValue(path, value)
      const isInside = (fault: string) => fault.startsWith(`${path}.`)
      form.setErrors((faults) =>
        Object.fromEntries(Object.entries(faults).filter(([fault]) => !isInside(fault))),
      )
    },
    renew: renewFields(form, fields, locale),
    valueOf: (path) => valueAt(form.getValues(), path),
    faultOf: (path) => {
      const fault = form.errors[path]
      return typeof fault === 'string' ? fault : undefined
    },
    isFaulty: (path) =>
      Object.keys(form.errors).some((each) => each === path || each.startsWith(`${path}.`)),
    idOf,
    keyOf: (path) => `${drawing} ${form.key(path)}`,
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
        move: (from, to) => {
          form.reorderListItem(path, { from, to })
          setDrawing(drawing + 1)
        },
        remove: (place) => {
          form.removeListItem(path, place)
          setDrawing(drawing + 1)
        },
      }
    },
    listed: Object.entries(form.errors)
      .flatMap(([path, text]) =>
        isRefused && typeof text === 'string'
          ? [{ target: idOf(path), label: fullLabel(words, path), text }]
          : [],
      )
      .toSorted(byPlace),
  }
}
