// The search box as a plain form: it finds before any script has arrived.
import { Form, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './search-form.module.css'

export function SearchForm({ size = 'm' }: { size?: 'm' | 'l' }) {
  const { search } = useTexts()
  const typed = useSearchParams()[0].get('search') ?? ''
  return (
    <Form role="search" action={paths.products()} className={styles.box} data-size={size}>
      <input
        key={typed}
        type="search"
        name="search"
        className={styles.input}
        defaultValue={typed}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={search.placeholder()}
        aria-label={search.label()}
      />
      <button type="submit" className={styles.submit} aria-label={search.submit()}>
        <Icon name="search" size={20} />
      </button>
    </Form>
  )
}
