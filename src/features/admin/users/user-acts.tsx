// What can be done about a person, as links: each leads to a question first, with or without scripts.
import type { AdminUserRow } from '#contract/user-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { useActNames } from './use-act-names.ts'
import { actsOn, addressOf, type UsersView } from './users-view.ts'
import styles from './users.module.css'

export function UserActs({ user, view }: { user: AdminUserRow; view: UsersView }) {
  const t = useTexts().admin.users
  const nameOf = useActNames()
  const own = useFacts().user?.username
  if (user.username === own)
    return (
      <div className={styles.acts}>
        <DeskLink to={paths.accountSecurity} size="sm" variant="subtle">
          {t.ownSecurity()}
        </DeskLink>
      </div>
    )
  return (
    <div className={styles.acts}>
      {actsOn(user, own).map((act) => (
        <DeskLink
          key={act}
          to={paths.adminUsers({ ...addressOf(view), ask: act, id: user.id })}
          preventScrollReset
          size="sm"
          aria-label={t.actOn({ act: nameOf(act), name: user.username })}
        >
          {nameOf(act)}
        </DeskLink>
      ))}
    </div>
  )
}
