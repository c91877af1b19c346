// The admin's list of people, newest first, with what can be done about each; every action is kept in the audit log.
import { useQuery } from '@tanstack/react-query'
import { adminUsersInput } from '#contract/user-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DataTable } from '../kit/data-table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import { useUserColumns } from './use-user-columns.tsx'

export function UsersDesk() {
  const { userDesk: t, admin } = useTexts()
  const view = useListView(adminUsersInput)
  const people = useQuery(trpc.admin.adminUsers.queryOptions(view, LIST_QUERY))
  const columns = useUserColumns()
  return (
    <DeskPage title={admin.people()}>
      <DataTable
        caption={admin.people()}
        columns={columns}
        keyOf={({ id }) => id}
        rows={people.data?.users}
        older={people.data?.nextBefore}
        state={people}
        empty={{ title: t.noPeople() }}
        filters={[
          { kind: 'words', name: 'search', label: admin.peopleSearch() },
          { kind: 'tick', name: 'onlyAdmins', label: t.onlyAdmins() },
        ]}
        csv={trpc.admin.adminUsers}
      />
    </DeskPage>
  )
}
