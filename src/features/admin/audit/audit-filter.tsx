// Narrows the book of acts: a plain form whose answer has an address.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { AUDIT_ACTIONS } from '#contract/audit.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './audit.module.css'
import type { AuditView } from './audit-view.ts'
import { useActNames } from './use-act-words.ts'

export function AuditFilter({ action, person }: AuditView) {
  const { admin, audit: t } = useTexts()
  const nameOf = useActNames()
  return (
    <Form
      key={`${action} ${person}`}
      method="get"
      action={paths.adminAudit()}
      className={styles.filter}
      role="search"
    >
      <NativeSelect
        name="action"
        label={t.act()}
        defaultValue={action ?? ''}
        data={[
          { value: '', label: t.anyAct() },
          ...AUDIT_ACTIONS.map((each) => ({ value: each, label: nameOf(each) })),
        ]}
      />
      <TextInput
        name="person"
        type="search"
        label={admin.users.peopleSearch()}
        defaultValue={person}
        maxLength={120}
      />
      <Button type="submit" leftSection={<Icon name="search" />}>
        {admin.find()}
      </Button>
      {(action || person) && (
        <DeskLink to={paths.adminAudit()} variant="subtle">
          {admin.reset()}
        </DeskLink>
      )}
    </Form>
  )
}
