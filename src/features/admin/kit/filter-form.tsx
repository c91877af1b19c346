// Two fields that narrow a list of the desk: a plain form whose answer has an address, and the way back to all.
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './desk.module.css'

interface FilterFormProps {
  action: string
  isNarrowed: boolean
  children: ReactNode
}

export function FilterForm({ action, isNarrowed, children }: FilterFormProps) {
  const { admin: t } = useTexts()
  return (
    <Form method="get" action={action} className={styles.filter} role="search">
      {children}
      <Button type="submit" leftSection={<Icon name="search" />}>
        {t.find()}
      </Button>
      {isNarrowed && (
        <DeskLink to={action} variant="subtle">
          {t.reset()}
        </DeskLink>
      )}
    </Form>
  )
}
