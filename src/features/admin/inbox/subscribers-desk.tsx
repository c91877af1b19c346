// Who gets the newsletter: a list by state, and the confirmed addresses as a file.
import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubscriberRow, subscribersInput } from '#contract/newsletter.ts'
import { paths } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { When } from '#src/ui/when.tsx'
import { EmailText } from '#src/ui/email-text.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import type { Column } from '../kit/table-columns.ts'

const COLOURS = { pending: 'honey', confirmed: 'leaf', left: 'gray' } as const
/** The first is what is listed where nothing is asked for. */
const STATES = ['confirmed', 'pending', 'left', 'all'] as const

function useSubscriberColumns(): Column<SubscriberRow>[] {
  const { inbox: t, language } = useTexts()
  return [
    {
      key: 'email',
      label: t.address(),
      render: ({ email }) => (
        <span translate="no">
          <EmailText email={email} />
        </span>
      ),
    },
    {
      key: 'state',
      label: t.state(),
      phone: 'beside',
      render: ({ state }) => <Badge color={COLOURS[state]}>{t.subscriberBadge[state]()}</Badge>,
    },
    { key: 'locale', label: t.language(), render: ({ locale }) => language[locale as Locale]() },
    { key: 'since', label: t.since(), render: ({ since }) => <When iso={since} /> },
    {
      key: 'confirmedAt',
      label: t.confirmedAt(),
      phone: 'folded',
      render: ({ confirmedAt }) => (confirmedAt ? <When iso={confirmedAt} /> : '–'),
    },
  ]
}

export function SubscribersDesk() {
  const { admin, inbox: t } = useTexts()
  const view = useListView(subscribersInput)
  const list = useQuery(trpc.newsletter.adminSubscribers.queryOptions(view, LIST_QUERY))
  const columns = useSubscriberColumns()
  const { data } = list
  const choices = STATES.map((value) => ({ value, label: t.subscriberStates[value]() }))
  return (
    <DeskPage
      title={admin.subscribers()}
      lead={
        <>
          {t.subscribersLead()} {t.csvHint()}
        </>
      }
      actions={data && <p role="status">{t.confirmedCount({ count: data.confirmed })}</p>}
    >
      <DataTable
        caption={admin.subscribers()}
        columns={columns}
        keyOf={({ id }) => id}
        rows={data?.subscribers}
        older={data?.nextBefore}
        state={list}
        empty={{ title: t.noSubscribers(), text: t.noSubscribersText() }}
        filters={[
          { kind: 'choice', name: 'state', label: t.show(), choices },
          { kind: 'words', name: 'search', label: t.search() },
        ]}
        csv={paths.adminSubscribersCsv}
      />
    </DeskPage>
  )
}
