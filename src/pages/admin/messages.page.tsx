// The inbox: what visitors wrote, newest first, narrowed by state and words.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { INBOX_FILTERS } from '#contract/contact.ts'
import { paths } from '#contract/paths.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { DeskTable } from '#src/features/admin/kit/desk-table.tsx'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { inboxViewOf } from '#src/features/admin/inbox/inbox-view.ts'
import { ListFilter } from '#src/features/admin/inbox/list-filter.tsx'
import { MessageBadge } from '#src/features/admin/inbox/message-badge.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { When } from '#src/ui/when.tsx'

export function Component() {
  const { inbox: t } = useTexts()
  const view = inboxViewOf(useSearchParams()[0])
  const { data } = useSuspenseQuery(trpc.contact.adminMessages.queryOptions(view))
  const { messages, nextBefore, open } = data
  const isNarrowed = view.state !== 'open' || view.search !== ''
  return (
    <DeskPage
      title={t.title()}
      lead={t.lead()}
      actions={<p role="status">{t.waiting({ count: open })}</p>}
    >
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
    </DeskPage>
  )
}
