// The inbox: what visitors wrote, newest first, narrowed by state and words.
import { useQuery } from '@tanstack/react-query'
import { INBOX_FILTERS, inboxInput, type MessageRow } from '#contract/contact.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { When } from '#src/ui/when.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import type { Column } from '../kit/table-columns.ts'
import { MessageBadge } from './message-badge.tsx'

function useMessageColumns(): Column<MessageRow>[] {
  const { inbox: t } = useTexts()
  return [
    {
      key: 'sender',
      label: t.sender(),
      render: ({ id, fullName }) => (
        <Anchor to={paths.adminMessage(id)} translate="no">
          {fullName}
        </Anchor>
      ),
    },
    {
      key: 'about',
      label: t.about(),
      phone: 'folded',
      render: ({ subject }) => t.subjects[subject](),
    },
    {
      key: 'text',
      label: t.text(),
      render: ({ locale, excerpt }) => <span lang={locale}>{excerpt}</span>,
    },
    {
      key: 'when',
      label: t.when(),
      phone: 'folded',
      render: ({ createdAt }) => <When iso={createdAt} />,
    },
    {
      key: 'state',
      label: t.state(),
      phone: 'beside',
      render: (message) => <MessageBadge {...message} />,
    },
  ]
}

export function MessagesDesk() {
  const { admin, inbox: t } = useTexts()
  const view = useListView(inboxInput)
  const inbox = useQuery(trpc.contact.adminMessages.queryOptions(view, LIST_QUERY))
  const columns = useMessageColumns()
  const choices = INBOX_FILTERS.map((value) => ({ value, label: t.states[value]() }))
  const { data } = inbox
  return (
    <DeskPage
      title={admin.messages()}
      lead={t.lead()}
      actions={data && <p role="status">{t.waiting({ count: data.open })}</p>}
    >
      <DataTable
        caption={admin.messages()}
        columns={columns}
        keyOf={({ id }) => id}
        rows={data?.messages}
        older={data?.nextBefore}
        state={inbox}
        empty={{ title: t.empty(), text: t.emptyText() }}
        filters={[
          { kind: 'choice', name: 'state', label: t.show(), choices },
          { kind: 'words', name: 'search', label: t.who() },
        ]}
        csv={trpc.contact.adminMessages}
      />
    </DeskPage>
  )
}
