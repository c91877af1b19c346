// The audit log: what people with special rights did, newest first; nobody can change it.
import { useQuery } from '@tanstack/react-query'
import { adminAuditInput, AUDIT_ACTIONS } from '#contract/audit.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DataTable } from '../kit/data-table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import type { FilterField } from '../kit/filter-bar.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import { useActNames } from './use-act-words.ts'
import { useAuditColumns } from './use-audit-columns.tsx'

export function AuditDesk() {
  const { admin, audit: t } = useTexts()
  const view = useListView(adminAuditInput)
  const log = useQuery(trpc.admin.adminAudit.queryOptions(view, LIST_QUERY))
  const columns = useAuditColumns()
  const nameOf = useActNames()
  const choices = AUDIT_ACTIONS.map((value) => ({ value, label: nameOf(value) }))
  const fields: FilterField[] = [
    { kind: 'choice', name: 'action', label: t.act(), any: t.anyAct(), choices },
    { kind: 'words', name: 'person', label: admin.peopleSearch() },
  ]
  return (
    <DeskPage title={t.title()} lead={t.lead()}>
      <DataTable
        caption={t.title()}
        columns={columns}
        keyOf={({ id }) => id}
        rows={log.data?.entries}
        older={log.data?.nextBefore}
        state={log}
        empty={{ title: t.empty(), text: t.emptyText() }}
        filters={fields}
        csv={trpc.admin.adminAudit}
      />
    </DeskPage>
  )
}
