// One person at the admin's desk: who, since when, and what can be done.
import { Alert, Badge, Button } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { AdminUserRow } from '#contract/user-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { When } from '#src/ui/when.tsx'
import type { UsersAnswer } from './users-action.ts'
import styles from './users.module.css'

interface UserRowProps {
  user: AdminUserRow
  answer: UsersAnswer | undefined
}

export function UserRow({ user, answer }: UserRowProps) {
  const { admin, errors } = useTexts()
  const t = admin.users
  const busy = useNavigation().formData?.get('id') === String(user.id)
  const { fullName, username } = user
  const nameOf = (act: string) => t.actOn({ act, name: username })
  return (
    <li className={styles.user}>
      <div className={styles.who} translate="no">
        <Avatar fullName={fullName} username={username} />
        <span>
          <strong>{fullName}</strong>
          <small>
            {username} · {user.email}
          </small>
        </span>
      </div>
      <div className={styles.facts}>
        <span className={styles.badges}>
          {user.isAdmin && <Badge color="sea">{t.isAdmin()}</Badge>}
          {user.hasSecondFactor && <Badge color="leaf">{t.twoSteps()}</Badge>}
          {!user.emailVerified && <Badge color="honey">{t.unverified()}</Badge>}
        </span>
        <small>
          {t.since()} <When iso={user.createdAt} /> · {t.orderCount({ count: user.orderCount })} ·{' '}
          {t.sessionCount({ count: user.sessionCount })}
        </small>
      </div>
      <Form method="post" preventScrollReset className={styles.acts}>
        <input type="hidden" name="id" value={user.id} />
        <input type="hidden" name="isAdmin" value={user.isAdmin ? '0' : '1'} />
        <Button
          type="submit"
          name="intent"
          value="set-admin"
          variant="default"
          size="sm"
          disabled={busy}
          aria-label={nameOf(user.isAdmin ? t.unmakeAdmin() : t.makeAdmin())}
        >
          {user.isAdmin ? t.unmakeAdmin() : t.makeAdmin()}
        </Button>
        {user.sessionCount > 0 && (
          <Button
            type="submit"
            name="intent"
            value="end-sessions"
            variant="default"
            size="sm"
            disabled={busy}
            aria-label={nameOf(t.endSessions())}
          >
            {t.endSessions()}
          </Button>
        )}
        {user.hasSecondFactor && (
          <Button
            type="submit"
            name="intent"
            value="reset-factor"
            variant="default"
            size="sm"
            disabled={busy}
            aria-label={nameOf(t.resetFactor())}
          >
            {t.resetFactor()}
          </Button>
        )}
      </Form>
      {answer?.id === user.id && (
        <Alert
          color="red"
          role="alert"
          icon={<Icon name="alert" />}
          title={t.peopleFailed()}
          className={styles.refused}
        >
          {answer.refusal ? errors[answer.refusal]() : errors.unavailable()}
        </Alert>
      )}
    </li>
  )
}
