// A form that something is still on its way into waits with what was pressed: sent now, it would be saved without it.
import { type RefObject, useEffect, useRef } from 'react'
import { noteUnsaved } from './unsaved-form.ts'

interface Coming {
  busy: boolean
  /** Not all of it came: whoever pressed looks first. */
  failed: boolean
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
      if (pressed.current) pressed.current.ariaBusy = null
      pressed.current = event.submitter
      if (pressed.current) pressed.current.ariaBusy = 'true'
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
    submitter.ariaBusy = null
    if (!failed) inside.current?.closest('form')?.requestSubmit(submitter)
    else inside.current?.querySelector('button')?.focus()
  }, [busy, failed, inside])
}
