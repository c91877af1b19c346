// The frame of the admin's pages and their gate: anonymous visitors sign in first, customers are told that this is not theirs.
import '#src/theme/mantine-desks.ts'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  redirectDocument,
  useMatches,
  useRouteError,
} from 'react-router'
import type { ReactNode } from 'react'
import { paths, splitLocale } from '#contract/paths.ts'
import { ErrorPage } from '#src/app/error-page.tsx'
import { LanguageMenu } from '#src/app/header/language-menu.tsx'
import { PanelWays } from '#src/app/header/panel-ways.tsx'
import { ThemeToggle } from '#src/app/header/theme-toggle.tsx'
import { UserMenu } from '#src/app/header/user-menu.tsx'
import { IdentityQuestion } from '#src/features/identity/identity-question.tsx'
import { ConfirmQuestion } from '#src/features/admin/kit/confirm-question.tsx'
import { DeskFault } from '#src/features/admin/kit/desk-fault.tsx'
import { DeskGate } from '#src/features/admin/kit/desk-gate.tsx'
import { DeskShell } from '#src/features/admin/kit/desk-shell.tsx'
import { LeaveQuestion } from '#src/features/admin/kit/leave-question.tsx'
import styles from '#src/features/admin/kit/shell.module.css'
import { SyncBanner } from '#src/features/admin/kit/sync-banner.tsx'
import { UnsetPayments } from '#src/features/admin/kit/unset-payments.tsx'
import { useLiveData } from '#src/features/admin/kit/use-live-data.ts'
import { pageContext } from '#src/lib/calls.ts'
import { useFacts } from '#src/lib/facts.ts'
import { FieldSetContext } from '#src/lib/form/field-set-context.ts'
import { deskSet } from '#src/lib/form/desk-set.tsx'
import { PageHead } from '#src/lib/page-head.tsx'
import { QueryCache } from '#src/lib/query-cache.tsx'
import { revalidateOnArrival } from '#src/lib/revalidate-on-arrival.ts'
import type { RouteHandle } from '#src/lib/route-handle.ts'
import { useTexts } from '#src/lib/texts.ts'
import { takesStyles } from '#src/lib/style-nonce.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const shouldRevalidate = revalidateOnArrival

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read, inBrowser } = context.get(pageContext)
  const viewer = await read.auth.viewer()
  const { pathname, search } = new URL(request.url)
  // The whole page anew: an open one was drawn for somebody whose session has ended.
  const own = `${splitLocale(pathname).path}${search}`
  if (!viewer) return redirectDocument(paths.auth(own))
  if (!viewer.isAdmin) throw new Response(null, { status: 403 })
  // Where a second factor is every admin's duty, the way to one comes before the panel.
  if (!viewer.hasSecondFactor && (await read.account.profile()).needsSecondFactor)
    return redirect(paths.accountSecurity)
  // The parts of desks write styles.
  return inBrowser && !takesStyles() ? redirectDocument(own) : null
}

function LiveData() {
  useLiveData()
  return null
}

/** What every page of the panel stands in, also one that failed. */
function Panel({ children }: { children: ReactNode }) {
  const { admin: t } = useTexts()
  return (
    <MantineRoot close={t.close()}>
      <QueryCache>
        <DeskShell
          tools={
            <>
              <LanguageMenu className={styles.tool} />
              <ThemeToggle className={styles.tool} />
              <UserMenu className={styles.tool}>
                <PanelWays />
              </UserMenu>
            </>
          }
        >
          <SyncBanner />
          <UnsetPayments />
          <FieldSetContext value={deskSet}>{children}</FieldSetContext>
        </DeskShell>
        <ConfirmQuestion />
        <LeaveQuestion />
        <LiveData />
        <IdentityQuestion />
      </QueryCache>
    </MantineRoot>
  )
}

export function Component() {
  const page = useMatches().at(-1)?.handle as Partial<RouteHandle> | undefined
  return (
    <Panel>
      {page?.desk ? (
        <DeskGate>
          <Outlet />
        </DeskGate>
      ) : (
        <Outlet />
      )}
    </Panel>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { admin: t, person } = useTexts()
  const { user } = useFacts()
  const isRefused = isRouteErrorResponse(error) && [401, 403].includes(error.status)
  if (user?.isAdmin && !isRefused)
    return (
      <Panel>
        <DeskFault error={error} />
      </Panel>
    )
  if (!isRefused)
    return (
      <main id="content" tabIndex={-1}>
        <ErrorPage />
      </main>
    )
  return (
    <main id="content" tabIndex={-1}>
      <PageHead title={t.forbidden()} />
      <EmptyState
        level={1}
        title={t.forbidden()}
        actions={
          <>
            <ButtonLink to={paths.home}>{t.shop()}</ButtonLink>
            <ButtonLink to={paths.auth(paths.admin)} variant="secondary">
              {person.signIn()}
            </ButtonLink>
          </>
        }
      >
        <p>{t.forbiddenText()}</p>
      </EmptyState>
    </main>
  )
}
