// A form of the desks is sent once: neither the second press of a double click nor one while it is on its way counts.
// Buttons need not be disabled for it, which would take the focus from whoever pressed them; afterwards it is where
// one goes on. Until then the form stays as it was sent.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { holdForm } from './hold-form.ts'

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** A second press can come before anybody knows that a form is on its way. */
const refusePress = (event: MouseEvent): void => {
  const { target, detail } = event
  const button = target instanceof Element && target.closest('button')
  if (!button || button.type !== 'submit') return
  if (detail > 1 || button.ariaDisabled === 'true') stop(event)
}

/** Enter kept down. In a text of several lines it is a line break. */
const refuseHeld = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
    stop(event)
}

/**
 * After the answer: at what is wrong in the form, where it was, or at the title when that is gone or the page says
 * below it what was done.
 */
const placeFocus = (form: HTMLFormElement): void => {
  const { activeElement: active, body } = document
  if (active !== body && !(active instanceof HTMLButtonElement && form.contains(active))) return
  const wrong = form.isConnected && form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) return wrong.focus()
  const isSaid = new URLSearchParams(location.search).has('done')
  const title = document.querySelector<HTMLElement>('#content h1')
  if (!title || (active !== body && !isSaid)) return
  title.setAttribute('tabindex', '-1')
  title.focus({ preventScroll: !isSaid })
}

/** Whether a form is on its way, to be shown. */
export function useOnePress(): boolean {
  const { formMethod, state } = useNavigation()
  const isOver = formMethod !== 'POST'
  const isPosting = !isOver && state === 'submitting'
  const posting = useRef(isPosting)
  const sent = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    posting.current = isPosting
  }, [isPosting])
  useLayoutEffect(() => (isOver || !sent.current ? undefined : holdForm(sent.current)), [isOver])
  // Only now the page shows what has become of it.
  useEffect(() => {
    if (!isOver || !sent.current) return
    placeFocus(sent.current)
    sent.current = null
  }, [isOver])
  useEffect(() => {
    const refuseForm = (event: SubmitEvent) => {
      const { target } = event
      if (!(target instanceof HTMLFormElement) || target.method !== 'post') return
      if (posting.current) stop(event)
      else sent.current = target
    }
    document.addEventListener('click', refusePress, true)
    document.addEventListener('keydown', refuseHeld, true)
    document.addEventListener('submit', refuseForm, true)
    return () => {
      document.removeEventListener('click', refusePress, true)
      document.removeEventListener('keydown', refuseHeld, true)
      document.removeEventListener('submit', refuseForm, true)
    }
  }, [])
  return isPosting
}
