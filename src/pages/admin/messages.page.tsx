// The inbox: what visitors wrote, newest first, narrowed by state and words.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { INBOX_FILTERS } from '#contract/contact.ts'
import { paths } from '#contract/paths.ts'
import { DeskTable } from '#src/features/admin/kit/desk-table.tsx'
import styles from '#src/features/admin/kit/desk.module.css'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { inboxViewOf } from '#src/features/admin/inbox/inbox-view.ts'
import { ListFilter } from '#src/features/admin/inbox/list-filter.tsx'
import { MessageBadge } from '#src/features/admin/inbox/message-badge.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { When } from '#src/ui/when.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = inboxViewOf(new URL(request.url).searchParams)
  const inbox = await context.get(pageContext).read.contact.adminMessages(view).catch(throwStatus)
  return { view, ...inbox }
}

export function Component() {
  const { admin, inbox: t } = useTexts()
  const { view, messages, nextBefore, open } = useLoaderData<typeof loader>()
  const isNarrowed = view.state !== 'open' || view.search !== ''
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.title()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <h1>{t.title()}</h1>
          <p>{t.lead()}</p>
        </div>
        <p role="status">{t.waiting({ count: open })}</p>
      </div>
      <ListFilter
        action={paths.adminMessages()}
        states={INBOX_FILTERS.map((value) => ({ value, label: t.states[value]() }))}
        state={view.state}
        search={view.search}
        searchLabel={t.who()}
        isNarrowed={isNarrowed}
      />
      {messages.length > 0 ? (
        <DeskTable
          caption={t.title()}
          heads={[t.sender(), t.about(), t.text(), t.when(), t.state()]}
          rows={messages.map((message) => ({
            key: message.id,
            cells: [
              <Anchor key="who" to={paths.adminMessage(message.id)} translate="no">
                {message.fullName}
              </Anchor>,
              t.subjects[message.subject](),
              <span key="text" lang={message.locale}>
                {message.excerpt}
              </span>,
              <When key="when" iso={message.createdAt} />,
              <MessageBadge key="state" {...message} />,
            ],
          }))}
        />
      ) : (
        <EmptyState title={isNarrowed ? t.nothing() : t.empty()}>
          <p>{isNarrowed ? t.nothingText() : t.emptyText()}</p>
        </EmptyState>
      )}
      <ListPages
        newest={view.before ? paths.adminMessages({ ...view, before: null }) : null}
        older={nextBefore ? paths.adminMessages({ ...view, before: nextBefore }) : null}
        olderLabel={t.older()}
      />
    </Container>
  )
}
