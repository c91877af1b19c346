// The book of acts: what people with special rights did, newest first; nobody can change it.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { AuditFilter } from '#src/features/admin/audit/audit-filter.tsx'
import { AuditTable } from '#src/features/admin/audit/audit-table.tsx'
import { addressOf, auditViewOf } from '#src/features/admin/audit/audit-view.ts'
import styles from '#src/features/admin/audit/audit.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = auditViewOf(new URL(request.url).searchParams)
  const book = await context.get(pageContext).read.admin.adminAudit(view).catch(throwStatus)
  return { view, ...book }
}

export function Component() {
  const { admin, audit: t } = useTexts()
  const { view, entries, nextBefore } = useLoaderData<typeof loader>()
  const isNarrowed = view.action !== null || view.person !== '' || view.before !== null
  const newest = { ...view, before: null }
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.title()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <h1>{t.title()}</h1>
        <p>{t.lead()}</p>
      </div>
      <AuditFilter {...view} />
      <p className={styles.shown} role="status">
        {t.shown({ count: entries.length })}
      </p>
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <EmptyState title={isNarrowed ? t.nothing() : t.empty()}>
          <p>{isNarrowed ? t.nothingText() : t.emptyText()}</p>
        </EmptyState>
      )}
      <div className={styles.pages}>
        {view.before && (
          <DeskLink to={paths.adminAudit(addressOf(newest))}>{admin.newest()}</DeskLink>
        )}
        {nextBefore && (
          <DeskLink
            to={paths.adminAudit(addressOf({ ...view, before: nextBefore }))}
            rightSection={<Icon name="arrow-right" />}
            rel="next"
          >
            {t.older()}
          </DeskLink>
        )}
      </div>
    </Container>
  )
}
