// Searches a store from here: opens its search in a new tab, or without scripts answers with the link to it.
import { type FormEvent, useState } from 'react'
import { useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { type AffiliateIds, affiliateSearchUrl } from '#domain/affiliate.ts'
import { type PartnerStore, PARTNER_STORES } from '#domain/vocabulary.ts'
import { formText } from '#src/lib/form-text.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'
import { SearchAnswer } from './search-answer.tsx'
import styles from './store-search.module.css'

export interface StoreSearchView {
  store: PartnerStore
  /** What was typed; blank when nothing was, null when nobody asked. */
  term: string | null
}

interface StoreSearchProps {
  ids: AffiliateIds
  /** What the address asked for, which is how a plain form asks. */
  asked: StoreSearchView
  /** Where a plain form goes and is answered. */
  action?: string
  /** The one store that is searched, where there is no choice. */
  only?: PartnerStore
  /** One line, for the foot of a page. */
  small?: boolean
}

const storeNamed = (store: FormDataEntryValue | null): PartnerStore =>
  PARTNER_STORES.find((known) => known === store) ?? PARTNER_STORES[0]

export function StoreSearch({ ids, asked, action, only, small = false }: StoreSearchProps) {
  const { landing, catalogue } = useTexts()
  const t = landing.finder
  const [view, setView] = useState(asked)
  const target = `${useHref(action ?? paths.abroad())}#buscar`
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const next = {
      store: only ?? storeNamed(data.get('store')),
      term: formText(data, 'term'),
    }
    setView(next)
    const address = affiliateSearchUrl(next.store, next.term, ids)
    if (address === null) event.currentTarget.querySelector<HTMLElement>('[name=term]')?.focus()
    else window.open(address, '_blank', 'noopener')
  }
  const isBlank = view.term !== null && view.term.trim() === ''
  return (
    <div className={styles.search}>
      <form action={target} onSubmit={submit} className={styles.form}>
        <TextField
          name="term"
          type="search"
          label={t.term()}
          error={isBlank ? t.missing() : undefined}
          defaultValue={asked.term ?? ''}
          maxLength={120}
          enterKeyHint="search"
        />
        {!only && (
          <SelectField name="store" label={t.store()} defaultValue={asked.store}>
            {PARTNER_STORES.map((store) => (
              <option key={store} value={store}>
                {catalogue.stores[store]()}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit" icon="search" variant={small ? 'secondary' : 'primary'}>
          {only ? t.submitAt({ store: catalogue.stores[only]() }) : t.submit()}
        </Button>
      </form>
      {!small && <p className={styles.hint}>{t.termHint()}</p>}
      <SearchAnswer {...view} ids={ids} />
    </div>
  )
}
