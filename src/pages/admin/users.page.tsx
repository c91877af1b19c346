// The admin's list of people, newest first, with what can be done about each; every act is kept in the book of acts.
import { Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { UsersFilter } from '#src/features/admin/users/users-filter.tsx'
import { UsersList } from '#src/features/admin/users/users-list.tsx'
import { addressOf, usersViewOf } from '#src/features/admin/users/users-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function Component() {
  const { users: t } = useTexts().admin
  const view = usersViewOf(useSearchParams()[0])
  const { data } = useSuspenseQuery(trpc.admin.adminUsers.queryOptions(view))
  const { users, nextBefore } = data
  const at = (before: number | null) => paths.adminUsers(addressOf({ ...view, before }))
  return (
    <DeskPage title={t.people()}>
      <UsersFilter {...view} />
      <Text role="status" size="sm" c="dimmed">
        {t.peopleShown({ count: users.length })}
      </Text>
      {users.length > 0 ? (
        <UsersList users={users} />
      ) : (
        <EmptyState title={t.noPeople()}>
          <p>{t.noPeopleText()}</p>
        </EmptyState>
      )}
      <ListPages
        newest={view.before ? at(null) : null}
        older={nextBefore ? at(nextBefore) : null}
        olderLabel={t.olderPeople()}
      />
    </DeskPage>
  )
}
