// One person at the admin's desk: who, since when, and what can be done.
import { Alert, Badge } from '@mantine/core'
import type { AdminUserRow } from '#contract/user-desk.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { When } from '#src/ui/when.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import { UserActs } from './user-acts.tsx'
import type { UsersAnswer } from './users-action.ts'
import styles from './users.module.css'
import { actsOn, type UserAct, type UsersView } from './users-view.ts'

interface UserRowProps {
  user: AdminUserRow
  view: UsersView
  /** The act that waits for a yes, when it is about this person. */
  asked: UserAct | undefined
  answer: UsersAnswer | undefined
}

export function UserRow({ user, view, asked, answer }: UserRowProps) {
  const { admin, errors } = useTexts()
  const t = admin.users
  const unsaved = useUnsaved()(answer?.unsaved, errors.unavailable)
  const own = useFacts().user?.username
  const { fullName, username } = user
  return (
    <li className={styles.user}>
      <div className={styles.who} translate="no">
        <Avatar fullName={fullName} username={username} />
        <span>
          <strong>{fullName}</strong>
          <small>{username}</small>
          <small>{user.email}</small>
        </span>
      </div>
      <div className={styles.facts}>
        <span className={styles.badges}>
          {user.username === own && <Badge variant="outline">{t.you()}</Badge>}
          {user.isAdmin && <Badge color="sea">{t.isAdmin()}</Badge>}
          {user.hasSecondFactor && <Badge color="leaf">{t.twoSteps()}</Badge>}
          {!user.emailVerified && <Badge color="honey">{t.unverified()}</Badge>}
        </span>
        <small>
          {t.since()} <When iso={user.createdAt} /> · {t.orderCount({ count: user.orderCount })} ·{' '}
          {t.sessionCount({ count: user.sessionCount })}
        </small>
      </div>
      <UserActs user={user} view={view} />
      {asked && actsOn(user, own).includes(asked) && answer?.id !== user.id && (
        <ConfirmAct key={asked} user={user} act={asked} view={view} />
      )}
      {answer?.id === user.id && (
        <Alert
          color="red"
          role="alert"
          icon={<Icon name="alert" />}
          title={t.peopleFailed()}
          className={styles.refused}
        >
          {answer.refusal ? errors[answer.refusal]() : unsaved}
        </Alert>
      )}
    </li>
  )
}
