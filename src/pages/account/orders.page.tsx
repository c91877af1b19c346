// One's own orders, newest first.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import styles from '#src/features/account/account.module.css'
import { MyOrders } from '#src/features/orders/my-orders.tsx'
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
  return { before, ...(await account.orders({ before }).catch(throwStatus)) }
}

export function Component() {
  const { account: t } = useTexts()
  const { before, orders, nextBefore } = useLoaderData<typeof loader>()
  return (
    <AccountPage title={t.purchases.title()}>
      {orders.length > 0 ? (
        <MyOrders orders={orders} />
      ) : (
        <EmptyState
          title={t.purchases.empty()}
          actions={
            <LinkButton variant="filled" to={paths.products()}>
              {t.purchases.shop()}
            </LinkButton>
          }
        >
          <p>{t.purchases.emptyText()}</p>
        </EmptyState>
      )}
      <div className={styles.actions}>
        {before && <LinkButton to={paths.accountOrders()}>{t.purchases.newest()}</LinkButton>}
        {nextBefore && (
          <LinkButton
            to={paths.accountOrders(nextBefore)}

            rightSection={<Icon name="arrow-right" />}
            rel="next"
          >
            {t.purchases.older()}
          </LinkButton>
        )}
      </div>
    </AccountPage>
  )
}
