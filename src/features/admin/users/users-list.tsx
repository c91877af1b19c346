// The people at the admin's desk: who, with which rights, since when, and what can be done about each.
import { Badge, Group, Stack, Text } from '@mantine/core'
import type { AdminUserRow } from '#contract/user-desk.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { When } from '#src/ui/when.tsx'
import { DeskTable } from '../kit/desk-table.tsx'
import { UserActs } from './user-acts.tsx'

const whoOf = ({ fullName, username, email }: AdminUserRow) => (
  <Group wrap="nowrap" translate="no">
    <Avatar fullName={fullName} username={username} />
    <div>
      {fullName}
      <Text size="sm" c="dimmed">
        {username} · {email}
      </Text>
    </div>
  </Group>
)

export function UsersList({ users }: { users: readonly AdminUserRow[] }) {
  const { admin } = useTexts()
  const { users: t } = admin
  const own = useFacts().user?.username
  const stateOf = (user: AdminUserRow) => (
    <Group gap="xs">
      {user.username === own && <Badge variant="outline">{t.you()}</Badge>}
      {user.isAdmin && <Badge color="sea">{t.isAdmin()}</Badge>}
      {user.hasSecondFactor && <Badge color="leaf">{t.twoSteps()}</Badge>}
      {!user.emailVerified && <Badge color="honey">{t.unverified()}</Badge>}
    </Group>
  )
  const sinceOf = ({ createdAt, orderCount, sessionCount }: AdminUserRow) => (
    <Stack gap={0}>
      <When iso={createdAt} />
      <Text size="sm" c="dimmed">
        {t.orderCount({ count: orderCount })} · {t.sessionCount({ count: sessionCount })}
      </Text>
    </Stack>
  )
  return (
    <DeskTable
      caption={t.people()}
      heads={[t.people(), admin.state(), t.since(), t.acts()]}
      rows={users.map((user) => ({
        key: user.id,
        cells: [whoOf(user), stateOf(user), sinceOf(user), <UserActs key="acts" user={user} />],
      }))}
    />
  )
}
