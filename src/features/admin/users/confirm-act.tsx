// Asks once more before something is done to a person: what follows from it, a yes and a no.
import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { AdminUserRow } from '#contract/user-desk.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useActNames } from './use-act-names.ts'
import { addressOf, type UserAct, type UsersView } from './users-view.ts'
import styles from './users.module.css'

interface ConfirmActProps {
  user: AdminUserRow
  act: UserAct
  view: UsersView
}

export function ConfirmAct({ user, act, view }: ConfirmActProps) {
  const t = useTexts().admin.users
  const nameOf = useActNames()
  const question = useRef<HTMLDivElement>(null)
  const { username: name } = user
  const follows = {
    admin: t.askAdmin,
    unadmin: t.askUnadmin,
    end: t.askEnd,
    reset: t.askReset,
  }
  useEffect(() => question.current?.focus(), [])
  return (
    <Alert
      ref={question}
      tabIndex={-1}
      color={act === 'admin' ? 'honey' : 'red'}
      role="group"
      icon={<Icon name="alert" />}
      title={t.askTitle({ act: nameOf(act), name })}
      className={styles.refused}
    >
      <p>{follows[act]({ name })}</p>
      <Form method="post" preventScrollReset className={styles.choices}>
        <input type="hidden" name="id" value={user.id} />
        <DeskLink to={paths.adminUsers(addressOf(view))} preventScrollReset>
          {t.askNo()}
        </DeskLink>
        <Button type="submit" name="intent" value={act} color="red">
          {t.askYes()}
        </Button>
      </Form>
    </Alert>
  )
}
