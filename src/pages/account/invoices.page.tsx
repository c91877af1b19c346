// One's own invoices and credit notes, newest first.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import styles from '#src/features/account/account.module.css'
import { LinkButton } from '#src/features/account/link-button.tsx'
import { MyInvoices } from '#src/features/billing/my-invoices.tsx'
import { beforeOf } from '#src/lib/before-of.ts'
import { pageContext } from '#src/lib/calls.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const before = beforeOf(request)
  const { account } = context.get(pageContext).read
  return { before, ...(await account.invoices({ before }).catch(throwStatus)) }
}

export function Component() {
  const { account, invoicing: t } = useTexts()
  const { before, invoices, nextBefore } = useLoaderData<typeof loader>()
  return (
    <AccountPage title={account.invoices()}>
      {invoices.length > 0 ? (
        <MyInvoices invoices={invoices} />
      ) : (
        <EmptyState title={t.none()}>
          <p>{t.noneText()}</p>
        </EmptyState>
      )}
      <div className={styles.actions}>
        {before && (
          <LinkButton to={paths.accountInvoices()}>{account.purchases.newest()}</LinkButton>
        )}
        {nextBefore && (
          <LinkButton
            to={paths.accountInvoices(nextBefore)}
            rightSection={<Icon name="arrow-right" />}
            rel="next"
          >
            {t.older()}
          </LinkButton>
        )}
      </div>
    </AccountPage>
  )
}
