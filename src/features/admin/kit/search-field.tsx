// The field of words that narrows a list: «/» leads to it, and it shows what the address says after every step.
import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

interface SearchFieldProps {
  name: string
  label: string
  value: string
  hint?: string | undefined
}

export function SearchField({ name, label, value, hint }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])
  return (
    <TextInput
      ref={field}
      size="sm"
      type="search"
      name={name}
      label={label}
      placeholder={hint}
      defaultValue={value}
      maxLength={120}
      aria-keyshortcuts="/"
    />
  )
}
