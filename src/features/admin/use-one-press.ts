// A form of the desks is sent once: neither the second press of a double click nor one while it is on its way counts.
// Buttons need not be disabled for it, which would take the focus from whoever pressed them.
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** A second press can come before anybody knows that a form is on its way; the Enter key counts no presses. */
const refusePress = (event: MouseEvent): void => {
  const { target, detail } = event
  const button = target instanceof Element && target.closest('button')
  if (!button || button.type !== 'submit') return
  if (detail > 1 || button.ariaDisabled === 'true') stop(event)
}

/** Whether a form is on its way, to be shown. */
export function useOnePress(): boolean {
  const isPosting = useNavigation().formMethod === 'POST'
  const posting = useRef(isPosting)
  useEffect(() => {
    posting.current = isPosting
  }, [isPosting])
  useEffect(() => {
    const refuseForm = (event: SubmitEvent) => {
      const { target } = event
      if (posting.current && target instanceof HTMLFormElement && target.method === 'post')
        stop(event)
    }
    document.addEventListener('click', refusePress, true)
    document.addEventListener('submit', refuseForm, true)
    return () => {
      document.removeEventListener('click', refusePress, true)
      document.removeEventListener('submit', refuseForm, true)
    }
  }, [])
  return isPosting
}
