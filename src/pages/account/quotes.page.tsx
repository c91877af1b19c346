// One's own kept quotes, newest first, each behind its link.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import styles from '#src/features/account/account.module.css'
import { MyQuotes } from '#src/features/account/my-quotes.tsx'
import { beforeOf } from '#src/lib/before-of.ts'
import { pageContext } from '#src/lib/calls.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { LinkButton } from '#src/features/account/link-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const before = beforeOf(request)
  const { account } = context.get(pageContext).read
  return { before, ...(await account.quotes({ before }).catch(throwStatus)) }
}

export function Component() {
  const { account: t } = useTexts()
  const { before, quotes, nextBefore } = useLoaderData<typeof loader>()
  const start = (
    <LinkButton variant="filled" to={paths.quote()}>
      {t.quotes.start()}
    </LinkButton>
  )
  return (
    <AccountPage title={t.quotes.title()}>
      {quotes.length > 0 ? (
        <MyQuotes quotes={quotes} />
      ) : (
        <EmptyState title={t.quotes.empty()} actions={start}>
          <p>{t.quotes.emptyText()}</p>
        </EmptyState>
      )}
      <div className={styles.actions}>
        {quotes.length > 0 && start}
        {before && <LinkButton to={paths.accountQuotes()}>{t.purchases.newest()}</LinkButton>}
        {nextBefore && (
          <LinkButton
            to={paths.accountQuotes(nextBefore)}

            rightSection={<Icon name="arrow-right" />}
            rel="next"
          >
            {t.quotes.older()}
          </LinkButton>
        )}
      </div>
    </AccountPage>
  )
}
