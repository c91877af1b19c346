// Narrows a list of the desk to a state and to a part of a text: a plain form whose answer has an address.
import { NativeSelect, TextInput } from '@mantine/core'
import { useTexts } from '#src/lib/texts.ts'
import { FilterForm } from '../kit/filter-form.tsx'

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
  const { inbox: t } = useTexts()
  return (
    <FilterForm key={`${state} ${search}`} action={action} isNarrowed={isNarrowed}>
      <NativeSelect name="state" label={t.show()} defaultValue={state} data={[...states]} />
      <TextInput
        name="search"
        type="search"
        label={searchLabel}
        defaultValue={search}
        maxLength={120}
      />
    </FilterForm>
  )
}
