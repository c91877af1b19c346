// Narrows the list of people: a plain form whose answer has an address.
import { Button, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { CheckField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './users.module.css'
import type { UsersView } from './users-view.ts'

export function UsersFilter({ search, onlyAdmins }: UsersView) {
  const { admin: t } = useTexts()
  return (
    <Form
      key={`${search} ${onlyAdmins}`}
      method="get"
      action={paths.adminUsers()}
      className={styles.filter}
      role="search"
    >
      <TextInput
        name="search"
        type="search"
        label={t.users.peopleSearch()}
        defaultValue={search}
        maxLength={120}
      />
      <CheckField
        name="admins"
        value="1"
        label={t.users.onlyAdmins()}
        defaultChecked={onlyAdmins}
      />
      <Button type="submit" leftSection={<Icon name="search" />}>
        {t.find()}
      </Button>
      {(search || onlyAdmins) && (
        <DeskLink to={paths.adminUsers()} variant="subtle">
          {t.reset()}
        </DeskLink>
      )}
    </Form>
  )
}
