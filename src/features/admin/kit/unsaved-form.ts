// Knows whether a long form of a desk holds what is not saved: an article, a product, a version of a tariff.
import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { noteUnsaved } from '#src/lib/form/unsaved.ts'

/** Marks that change with every answer, whatever was typed. */
const MARKS = new Set(['seen', 'nonce', 'basedOn'])

const textOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].flatMap(([name, value]) =>
      MARKS.has(name) ? [] : [[name, typeof value === 'string' ? value : value.name]],
    ),
  )

interface Posted {
  /** What the form was answered with: it holds what is not saved. A saved one is led away. */
  answer: unknown
  /** Some of its buttons do something else than save; once saved, it is drawn anew. */
  hasOtherActs?: boolean
}

export function useUnsavedForm(
  form: RefObject<HTMLFormElement | null>,
  { answer, hasOtherActs = false }: Posted,
): void {
  const { state } = useNavigation()
  const stored = useRef<string | null>(null)
  const sent = useRef<string | null>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    // What a plain post brought back is not saved, whatever is typed from here on.
    if (!answer) stored.current = textOf(element)
    const isUnsaved = () => textOf(element) !== stored.current
    const send = () => {
      sent.current = textOf(element)
    }
    const forget = noteUnsaved(isUnsaved)
    element.addEventListener('submit', send)
    return () => {
      forget()
      element.removeEventListener('submit', send)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later answers are looked at below
  }, [form])
  useEffect(() => {
    if (state !== 'idle' || sent.current === null) return
    // Not what stands there by now: only what was sent is saved.
    if (!answer && !hasOtherActs) stored.current = sent.current
    sent.current = null
  }, [state, answer, hasOtherActs])
}
