// The frame of the admin's pages and their gate: strangers sign in first, customers are told that this is not theirs.
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  useRouteError,
} from 'react-router'
import { paths, splitLocale } from '#contract/paths.ts'
import { AdminBar } from '#src/features/admin/admin-bar.tsx'
import styles from '#src/features/admin/admin.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const viewer = await read.auth.viewer()
  const { pathname, search } = new URL(request.url)
  if (!viewer) return redirect(paths.auth(`${splitLocale(pathname).path}${search}`))
  if (!viewer.isAdmin) throw new Response(null, { status: 403 })
  return null
}

export function Component() {
  return (
    <>
      <AdminBar />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
    </>
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
