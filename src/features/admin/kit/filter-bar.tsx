// What narrows a list, made of a short list of fields; choices act at once, words with Enter. «/» leads to the words.
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { formText } from '#src/lib/form-text.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './list.module.css'
import { type Changes, useIsNarrowed, useListAddress } from './list-address.ts'
import { SavedViews } from './saved-views.tsx'
import { SearchField } from './search-field.tsx'

/** `name` is the parameter of the address, and of the procedure's input. */
export type FilterField = { name: string; label: string } & (
  | { kind: 'words'; hint?: string }
  | { kind: 'choice'; choices: readonly { value: string; label: string }[]; any?: string }
  | { kind: 'tick' }
)

const nameOf = ({ name }: FilterField) => name

export function FilterBar({ fields }: { fields: readonly FilterField[] }) {
  const { admin: t } = useTexts()
  const { pathname, params, addressWith } = useListAddress()
  const { catalogue } = useTexts()
  const [isOpen, setOpen] = useState(false)
  // A choice that is always made is a view, not a filter that could be taken away.
  const isNarrowed = useIsNarrowed(
    fields.filter((field) => field.kind !== 'choice' || field.any !== undefined).map(nameOf),
  )
  const hasWords = fields.some(({ kind }) => kind === 'words')
  // On a phone the search comes first, and what else narrows waits behind a button.
  const set = fields.filter(({ kind, name }) => kind !== 'words' && params.get(name)).length
  const isFolded = hasWords && fields.length > 2
  const navigate = useNavigate()
  const go = (changes: Changes) => void navigate(addressWith(changes), { preventScrollReset: true })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const words = fields.filter(({ kind }) => kind === 'words')
    go(Object.fromEntries(words.map(({ name }) => [name, formText(form, name).trim()])))
  }
  const draw = (field: FilterField) => {
    const { name, label } = field
    const value = params.get(name) ?? ''
    if (field.kind === 'words')
      return <SearchField key={name} name={name} label={label} value={value} hint={field.hint} />
    if (field.kind === 'tick')
      return (
        <Checkbox
          key={name}
          className={styles.tick}
          label={label}
          checked={value === '1'}
          onChange={({ currentTarget }) => go({ [name]: currentTarget.checked ? '1' : null })}
        />
      )
    return (
      <NativeSelect
        key={name}
        size="sm"
        label={label}
        value={value}
        data={[
          ...(field.any === undefined ? [] : [{ value: '', label: field.any }]),
          ...field.choices,
        ]}
        onChange={({ currentTarget }) => go({ [name]: currentTarget.value })}
      />
    )
  }
  const views = <SavedViews isOne={isNarrowed || params.has('sort')} />
  if (fields.length === 0) return views
  return (
    <form
      role="search"
      className={styles.filter}
      data-folded={(isFolded && !isOpen) || undefined}
      data-single={fields.length === 1 || undefined}
      onSubmit={submit}
    >
      {fields.map(draw)}
      {hasWords && (
        <Button type="submit" size="sm" variant="default" leftSection={<Icon name="search" />}>
          {t.find()}
        </Button>
      )}
      {isFolded && (
        <Button
          size="sm"
          variant="default"
          className={styles.unfold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {catalogue.list.filters()}
          {set > 0 && ` (${set})`}
        </Button>
      )}
      {isNarrowed && (
        <DeskLink to={pathname} size="sm" variant="subtle">
          {t.reset()}
        </DeskLink>
      )}
      {views}
    </form>
  )
}
