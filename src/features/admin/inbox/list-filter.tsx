// Narrows a list of the desk to a state and to a part of a text: a plain form whose answer has an address.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from '../desk.module.css'

interface ListFilterProps {
  action: string
  states: readonly { value: string; label: string }[]
  state: string
  search: string
  searchLabel: string
  isNarrowed: boolean
}

export function ListFilter(props: ListFilterProps) {
  const { action, states, state, search, searchLabel, isNarrowed } = props
  const { admin, inbox: t } = useTexts()
  return (
    <Form
      key={`${state} ${search}`}
      method="get"
      action={action}
      className={styles.filter}
      role="search"
    >
      <NativeSelect name="state" label={t.show()} defaultValue={state} data={[...states]} />
      <TextInput
        name="search"
        type="search"
        label={searchLabel}
        defaultValue={search}
        maxLength={120}
      />
      <Button type="submit" leftSection={<Icon name="search" />}>
        {admin.find()}
      </Button>
      {isNarrowed && (
        <DeskLink to={action} variant="subtle">
          {admin.reset()}
        </DeskLink>
      )}
    </Form>
  )
}
