// The search box of header and home: a plain form, to which suggestions are fetched when somebody turns to it.
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Form, useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './search-box.module.css'
import type { SuggestionsProps } from './suggestions.tsx'

interface SearchBoxProps {
  /** Of the field; two boxes on a page need two. */
  id?: string
  size?: 'm' | 'l'
}

const loadSuggestions = () => import('./suggestions.tsx')

export function SearchBox({ id = 'search', size = 'm' }: SearchBoxProps) {
  const { search: words } = useTexts().catalogue
  const asked = new URLSearchParams(useLocation().search).get('search') ?? ''
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  // The box stays while pages change: it follows the address, also back and forward.
  useEffect(() => {
    if (field.current) field.current.value = asked
  }, [asked])

  const suggest = () => {
    if (Suggestions) return
    // Without them (a lost connection) the form still searches.
    loadSuggestions().then(
      (module) => setSuggestions(() => module.Suggestions),
      () => undefined,
    )
  }
  return (
    <Form action={paths.products()} role="search" className={styles.box} data-size={size}>
      <label htmlFor={id} className="pu-hidden">
        {words.label()}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        name="search"
        className={styles.field}
        placeholder={words.placeholder()}
        defaultValue={asked}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        onFocus={suggest}
        onInput={suggest}
      />
      <button type="submit" className={styles.submit} aria-label={words.submit()}>
        <Icon name="search" size={20} />
      </button>
      {Suggestions && <Suggestions id={`${id}-list`} field={field} />}
    </Form>
  )
}
