// Who gets the newsletter: a list by state, and the confirmed addresses as a file.
import { Badge } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SUBSCRIBER_STATES, type SubscriberState } from '#contract/newsletter.ts'
import { paths } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { DeskTable } from '#src/features/admin/kit/desk-table.tsx'
import styles from '#src/features/admin/kit/desk.module.css'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { subscribersViewOf } from '#src/features/admin/inbox/inbox-view.ts'
import { ListFilter } from '#src/features/admin/inbox/list-filter.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { When } from '#src/ui/when.tsx'

const COLOURS = { pending: 'honey', confirmed: 'leaf', left: null } as const

function StateBadge({ state }: { state: SubscriberState }) {
  const words = useTexts().inbox.subscriberBadge[state]()
  const color = COLOURS[state]
  return color ? <Badge color={color}>{words}</Badge> : <Badge variant="default">{words}</Badge>
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = subscribersViewOf(new URL(request.url).searchParams)
  const { read } = context.get(pageContext)
  return { view, ...(await read.newsletter.adminSubscribers(view).catch(throwStatus)) }
}

export function Component() {
  const { admin, inbox: t, language } = useTexts()
  const { view, subscribers, nextBefore, confirmed } = useLoaderData<typeof loader>()
  const states = [...SUBSCRIBER_STATES, 'all'] as const
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.subscribers()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <h1>{t.subscribers()}</h1>
          <p>{t.subscribersLead()}</p>
          <p>{t.csvHint()}</p>
        </div>
        <div className={styles.row}>
          <p role="status">{t.confirmedCount({ count: confirmed })}</p>
          {/* Not marked as a download: the page that asks who it is may come first. */}
          <Anchor href={paths.adminSubscribersCsv}>{t.csv()}</Anchor>
        </div>
      </div>
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
    </Container>
  )
}
