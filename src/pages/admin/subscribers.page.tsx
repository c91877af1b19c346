// Who gets the newsletter: a list by state, and the confirmed addresses as a file.
import { Badge, Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { SUBSCRIBER_STATES, type SubscriberState } from '#contract/newsletter.ts'
import { paths } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { DeskTable } from '#src/features/admin/kit/desk-table.tsx'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { subscribersViewOf } from '#src/features/admin/inbox/inbox-view.ts'
import { ListFilter } from '#src/features/admin/inbox/list-filter.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { When } from '#src/ui/when.tsx'

const COLOURS = { pending: 'honey', confirmed: 'leaf', left: null } as const

function StateBadge({ state }: { state: SubscriberState }) {
  const words = useTexts().inbox.subscriberBadge[state]()
  const color = COLOURS[state]
  return color ? <Badge color={color}>{words}</Badge> : <Badge variant="default">{words}</Badge>
}

export function Component() {
  const { inbox: t, language } = useTexts()
  const view = subscribersViewOf(useSearchParams()[0])
  const { data } = useSuspenseQuery(trpc.newsletter.adminSubscribers.queryOptions(view))
  const { subscribers, nextBefore, confirmed } = data
  const states = [...SUBSCRIBER_STATES, 'all'] as const
  return (
    <DeskPage
      title={t.subscribers()}
      lead={
        <>
          {t.subscribersLead()} {t.csvHint()}
        </>
      }
      actions={
        <>
          <p role="status">{t.confirmedCount({ count: confirmed })}</p>
          {/* Not marked as a download: the page that asks who it is may come first. */}
          <Button component="a" href={paths.adminSubscribersCsv} variant="default">
            {t.csv()}
          </Button>
        </>
      }
    >
      <ListFilter
        action={paths.adminSubscribers()}
        states={states.map((value) => ({ value, label: t.subscriberStates[value]() }))}
        state={view.state}
        search={view.search}
        searchLabel={t.search()}
        isNarrowed={view.state !== 'confirmed' || view.search !== ''}
      />
      {subscribers.length > 0 ? (
        <DeskTable
          caption={t.subscribers()}
          heads={[t.address(), t.state(), t.language(), t.since(), t.confirmedAt()]}
          rows={subscribers.map((row) => ({
            key: row.id,
            cells: [
              <span key="who" translate="no">
                {row.email}
              </span>,
              <StateBadge key="state" state={row.state} />,
              language[row.locale as Locale](),
              <When key="since" iso={row.since} />,
              row.confirmedAt ? <When key="confirmed" iso={row.confirmedAt} /> : '–',
            ],
          }))}
        />
      ) : (
        <EmptyState title={t.noSubscribers()}>
          <p>{t.noSubscribersText()}</p>
        </EmptyState>
      )}
      <ListPages
        newest={view.before ? paths.adminSubscribers({ ...view, before: null }) : null}
        older={nextBefore ? paths.adminSubscribers({ ...view, before: nextBefore }) : null}
        olderLabel={t.olderSubscribers()}
      />
    </DeskPage>
  )
}
