// The frame of the admin's pages and their gate: strangers sign in first, customers are told that this is not theirs.
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunction,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { paths, splitLocale } from '#contract/paths.ts'
import { LanguageMenu } from '#src/app/header/language-menu.tsx'
import { PanelWays } from '#src/app/header/panel-ways.tsx'
import { ThemeToggle } from '#src/app/header/theme-toggle.tsx'
import { UserMenu } from '#src/app/header/user-menu.tsx'
import { AdminBar } from '#src/features/admin/kit/admin-bar.tsx'
import styles from '#src/features/admin/kit/admin.module.css'
import { IdentityQuestion } from '#src/features/admin/identity/identity-question.tsx'
import { LeaveQuestion } from '#src/features/admin/kit/leave-question.tsx'
import { type SyncAlert, SyncBanner } from '#src/features/admin/kit/sync-banner.tsx'
import { useOnePress } from '#src/features/admin/kit/use-one-press.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { QueryCache } from '#src/lib/query-cache.tsx'
import { revalidateOnArrival } from '#src/lib/revalidate-on-arrival.ts'
import { useTexts } from '#src/lib/texts.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** What a form changed may be what the banner speaks of. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.formMethod ? change.defaultShouldRevalidate : revalidateOnArrival(change)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const viewer = await read.auth.viewer()
  const { pathname, search } = new URL(request.url)
  // The whole page anew: an open one was drawn for somebody whose session has ended.
  if (!viewer) return redirectDocument(paths.auth(`${splitLocale(pathname).path}${search}`))
  if (!viewer.isAdmin) throw new Response(null, { status: 403 })
  // Where a second factor is every admin's duty, the way to one comes before the panel.
  if (!viewer.hasSecondFactor && (await read.account.profile()).needsSecondFactor)
    return redirect(paths.accountSecurity)
  // Whatever becomes of this, the page itself is there.
  const desk = await read.sync.desk().catch(() => null)
  const alerts = (desk?.providers ?? []).flatMap(({ provider, alert }) =>
    alert ? [{ provider, alert }] : [],
  )
  return { alerts }
}

export function Component() {
  const { admin: t } = useTexts()
  const { alerts } = useLoaderData<{ alerts: SyncAlert[] }>()
  const posting = useOnePress()
  return (
    <MantineRoot close={t.close()}>
      <QueryCache>
        <AdminBar
          tools={
            <>
              <LanguageMenu className={styles.button} />
              <ThemeToggle className={styles.button} />
              <UserMenu className={styles.button}>
                <PanelWays />
              </UserMenu>
            </>
          }
        />
        <SyncBanner alerts={alerts} />
        <main
          id="content"
          tabIndex={-1}
          className={styles.content}
          aria-busy={posting || undefined}
        >
          <Outlet />
        </main>
        <LeaveQuestion />
        <IdentityQuestion />
      </QueryCache>
    </MantineRoot>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { admin: t, fault, person } = useTexts()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const [title, text] =
    status === 403 || status === 401
      ? [t.forbidden(), t.forbiddenText()]
      : status === 404
        ? [fault.missing(), fault.missingHelp()]
        : [fault.broken(), fault.brokenHelp()]
  return (
    <main id="content" tabIndex={-1} className={styles.content}>
      <PageHead title={title} noindex />
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            <ButtonLink to={paths.home}>{t.shop()}</ButtonLink>
            <ButtonLink
              to={status === 403 ? paths.auth(paths.admin) : paths.admin}
              variant="secondary"
            >
              {status === 403 ? person.signIn() : t.title()}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </main>
  )
}
