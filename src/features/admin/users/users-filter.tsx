// Narrows the list of people to a part of a name, or to those who run the shop.
import { Checkbox, TextInput } from '@mantine/core'
import type { AdminUsersInput } from '#contract/user-desk.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FilterForm } from '../kit/filter-form.tsx'

export function UsersFilter({ search, onlyAdmins }: AdminUsersInput) {
  const { users: t } = useTexts().admin
  return (
    <FilterForm
      key={`${search} ${onlyAdmins}`}
      action={paths.adminUsers()}
      isNarrowed={search !== '' || onlyAdmins}
    >
      <TextInput
        name="search"
        type="search"
        label={t.peopleSearch()}
        defaultValue={search}
        maxLength={120}
      />
      <Checkbox
        name="admins"
        value="1"
        label={t.onlyAdmins()}
        defaultChecked={onlyAdmins}
        pb="xs"
      />
    </FilterForm>
  )
}
