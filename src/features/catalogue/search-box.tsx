// The search box of header and home: a plain form, to which suggestions are fetched when somebody turns to it.
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { loadTexts } from '#src/lib/load-texts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './search-box.module.css'
import type { SuggestionsProps } from './suggestions.tsx'

interface SearchBoxProps {
  /** Of the field; two boxes on a page need two. */
  id?: string
  size?: 'm' | 'l'
}

export function SearchBox({ id = 'search', size = 'm' }: SearchBoxProps) {
  const { search: words } = useTexts()
  const { locale } = useFacts()
  // Two search landmarks of one name could not be told apart: the header's is the one.
  const isFirst = id === 'search'
  const asked = new URLSearchParams(useAddress().search).get('search') ?? ''
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  const followed = useRef(asked)

  // The box stays while pages change: it follows the address, also back and forward. At first it keeps its hands
  // off, for somebody may have been typing before this code arrived.
  useEffect(() => {
    if (followed.current === asked) return
    followed.current = asked
    if (field.current) field.current.value = asked
  }, [asked])

  const suggest = () => {
    if (Suggestions) return
    // Without them (a lost connection) the form still searches.
    Promise.all([import('./suggestions.tsx'), loadTexts(locale, ['catalogue'])]).then(
      ([module]) => setSuggestions(() => module.Suggestions),
      () => undefined,
    )
  }
  return (
    <Form
      action={paths.products()}
      role={isFirst ? 'search' : undefined}
      className={styles.box}
      data-size={size}
    >
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
        // A store's link is longer than words are.
        maxLength={2000}
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
