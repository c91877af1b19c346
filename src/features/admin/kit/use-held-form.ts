// A form that something is still on its way into waits with what was clicked: sent now, it would be saved without it.
import { type RefObject, useEffect, useRef } from 'react'
import { noteUnsaved } from '#src/lib/form/unsaved.ts'

interface Coming {
  busy: boolean
  /** Not all of it came: whoever clicked looks first. */
  failed: boolean
}

/** As a button that is busy looks. */
function mark(submitter: HTMLElement | null, is: 'true' | null): void {
  if (!submitter) return
  submitter.ariaBusy = is
  submitter.ariaDisabled = is
}

/** `inside` is any part of the form. Until all is there it counts as unsaved, too. */
export function useHeldForm(inside: RefObject<HTMLElement | null>, { busy, failed }: Coming): void {
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || !busy) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      mark(pressed.current, null)
      pressed.current = event.submitter
      mark(pressed.current, 'true')
    }
    form.addEventListener('submit', hold, true)
    const forget = noteUnsaved(() => true)
    return () => {
      form.removeEventListener('submit', hold, true)
      forget()
    }
  }, [busy, inside])
  useEffect(() => {
    const submitter = pressed.current
    if (busy || !submitter) return
    pressed.current = null
    mark(submitter, null)
    if (!failed) inside.current?.closest('form')?.requestSubmit(submitter)
    else inside.current?.querySelector('button')?.focus()
  }, [busy, failed, inside])
}
