// The admin's list of people, newest first, with what can be done about each; every act is kept in the book of acts.
import { Alert } from '@mantine/core'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { UserRow } from '#src/features/admin/users/user-row.tsx'
import type { UsersAnswer } from '#src/features/admin/users/users-action.ts'
import { UsersFilter } from '#src/features/admin/users/users-filter.tsx'
import { addressOf, askedOf, USER_ACTS, usersViewOf } from '#src/features/admin/users/users-view.ts'
import styles from '#src/features/admin/users/users.module.css'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = usersViewOf(new URL(request.url).searchParams)
  const list = await context.get(pageContext).read.admin.adminUsers(view).catch(throwStatus)
  return { view, ...list }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { usersAction } = await actionCode(
    request,
    import('#src/features/admin/users/users-action.ts'),
  )
  return usersAction(request, context.get(pageContext))
}

export function Component() {
  const { admin } = useTexts()
  const t = admin.users
  const { view, users, nextBefore } = useLoaderData<typeof loader>()
  const answer = useActionData<UsersAnswer>()
  const [query] = useSearchParams()
  const done = USER_ACTS.find((known) => known === query.get('done'))
  const asked = askedOf(query)
  const told = { admin: t.didAdmin, unadmin: t.didUnadmin, end: t.didEnd, reset: t.didReset }
  const newest = { ...view, before: null }
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.people()} · ${admin.title()}`} noindex />
      <h1>{t.people()}</h1>
      <UsersFilter {...view} />
      {done && !answer && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {told[done]()}
        </Alert>
      )}
      <p className={styles.shown} role="status">
        {t.peopleShown({ count: users.length })}
      </p>
      {users.length > 0 ? (
        <ul className={styles.list}>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              view={view}
              asked={asked?.id === user.id ? asked.act : undefined}
              answer={answer}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title={t.noPeople()}>
          <p>{t.noPeopleText()}</p>
        </EmptyState>
      )}
      <div className={styles.pages}>
        {view.before && (
          <DeskLink to={paths.adminUsers(addressOf(newest))}>{admin.newest()}</DeskLink>
        )}
        {nextBefore && (
          <DeskLink
            to={paths.adminUsers(addressOf({ ...view, before: nextBefore }))}
            rightSection={<Icon name="arrow-right" />}
            rel="next"
          >
            {t.olderPeople()}
          </DeskLink>
        )}
      </div>
    </Container>
  )
}
