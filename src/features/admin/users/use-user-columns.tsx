// What the list of people tells of each: who, with which rights, since when, and what can be done.
import { Badge, Group, Stack, Text } from '@mantine/core'
import type { AdminUserRow } from '#contract/user-desk.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { When } from '#src/ui/when.tsx'
import { EmailText } from '#src/ui/email-text.tsx'
import type { Column } from '../kit/table-columns.ts'
import { UserActs } from './user-acts.tsx'

export function useUserColumns(): Column<AdminUserRow>[] {
  const { admin, userDesk: t } = useTexts()
  const own = useFacts().user?.username
  return [
    {
      key: 'who',
      label: admin.people(),
      render: ({ fullName, username, email }) => (
        <Group wrap="nowrap" translate="no">
          <Avatar fullName={fullName} username={username} />
          <div>
            {fullName}
            <Text size="sm" c="dimmed">
              {username} · <EmailText email={email} />
            </Text>
          </div>
        </Group>
      ),
    },
    {
      key: 'state',
      label: admin.state(),
      render: ({ username, isAdmin, hasSecondFactor, emailVerified }) => (
        <Group gap="xs">
          {username === own && <Badge variant="outline">{t.you()}</Badge>}
          {isAdmin && <Badge color="sea">{t.isAdmin()}</Badge>}
          {hasSecondFactor && <Badge color="leaf">{t.twoSteps()}</Badge>}
          {!emailVerified && <Badge color="honey">{t.unverified()}</Badge>}
        </Group>
      ),
    },
    {
      key: 'since',
      label: t.since(),
      phone: 'folded',
      render: ({ createdAt, orderCount, sessionCount }) => (
        <Stack gap={0}>
          <When iso={createdAt} />
          <Text size="sm" c="dimmed">
            {t.orderCount({ count: orderCount })} · {t.sessionCount({ count: sessionCount })}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'acts',
      label: admin.acts(),
      phone: 'folded',
      render: (user) => <UserActs user={user} />,
    },
  ]
}
