// Keyboard and announcements of a field with a list below it (WAI-ARIA combobox), added to a field that is already there.
import { useEffect, useState, type RefObject } from 'react'

interface Combobox {
  /** Id of the list; its options are `{id}-0` and so on. */
  id: string
  field: RefObject<HTMLInputElement | null>
  /** Options there are now. */
  count: number
  /** Hears what is typed, trimmed. */
  onText: (text: string) => void
}

export function useCombobox({ id, field, count, onText }: Combobox) {
  const [wanted, setWanted] = useState(true)
  const [chosen, setChosen] = useState(-1)
  const open = wanted && count > 0
  const active = open && chosen < count ? chosen : -1
  const close = () => {
    setWanted(false)
    setChosen(-1)
  }

  // What was typed before this code arrived counts as well.
  useEffect(() => onText(field.current?.value.trim() ?? ''), [field, onText])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': String(open),
      'aria-activedescendant': active < 0 ? '' : `${id}-${active}`,
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    if (active < 0) input.removeAttribute('aria-activedescendant')
  }, [field, id, open, active])

  // Attached anew with every render: what they read is what is shown.
  useEffect(() => {
    const input = field.current
    if (!input) return
    const quiet = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      target: HTMLElement = input,
    ) => target.addEventListener(type, listener, { signal: quiet.signal })

    const move = (by: 1 | -1) => {
      setWanted(true)
      // One place more than options: from the ends one comes back to one's own words.
      setChosen(open ? ((active + 1 + by + count + 1) % (count + 1)) - 1 : by > 0 ? 0 : count - 1)
    }
    on('input', () => {
      setWanted(true)
      setChosen(-1)
      onText(input.value.trim())
    })
    on('blur', close)
    if (input.form) on('submit', close, input.form)
    on('keydown', (event) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowDown' && count > 0) move(1)
      else if (event.key === 'ArrowUp' && count > 0) move(-1)
      else if (event.key === 'Escape' && open) close()
      else if (event.key === 'Enter' && active >= 0)
        document.getElementById(`${id}-${active}`)?.click()
      else return
      event.preventDefault()
    })
    return () => quiet.abort()
  })
  return { open, active, close }
}
