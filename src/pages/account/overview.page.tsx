// The first page of one's account: what was ordered last, and how much of each thing is kept here.
import { Badge } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import styles from '#src/features/account/account.module.css'
import { Item } from '#src/features/account/item.tsx'
import { LinkButton } from '#src/features/account/link-button.tsx'
import { Said } from '#src/features/account/said.tsx'
import { Section } from '#src/features/account/section.tsx'
import { MyOrders } from '#src/features/orders/my-orders.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatNumber } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'

const SHOWN = 3

export async function loader({ context }: LoaderFunctionArgs) {
  const { account } = context.get(pageContext).read
  const [profile, { orders }, quotes, favourites, addresses] = await Promise.all([
    account.profile(),
    account.orders({ before: null }),
    account.quotes({ before: null }),
    account.favourites(),
    account.addresses(),
  ]).catch(throwStatus)
  return {
    profile,
    orders: orders.slice(0, SHOWN),
    quotes: { count: quotes.quotes.length, more: quotes.nextBefore !== null },
    favourites: favourites.productIds.length,
    addresses: addresses.length,
  }
}

export function Component() {
  const { account: t } = useTexts()
  const { locale } = useFacts()
  const { profile, orders, quotes, favourites, addresses } = useLoaderData<typeof loader>()
  const count = (number: number) => formatNumber(number, locale)
  const kept = [
    [paths.accountQuotes(), t.quotes.title(), `${count(quotes.count)}${quotes.more ? '+' : ''}`],
    [paths.accountFavourites(), t.favourites.title(), count(favourites)],
    [paths.accountAddresses(), t.addresses.title(), count(addresses)],
  ] as const
  return (
    <AccountPage title={t.overview.title()}>
      {!profile.emailVerified && (
        <Said tone="honey" still>
          <Badge color="honey">{t.email.unverified()}</Badge>{' '}
          {t.overview.unverified({ email: profile.email })}{' '}
          <LinkButton size="xs" to={paths.accountProfile}>
            {t.overview.toProfile()}
          </LinkButton>
        </Said>
      )}
      <Section id="latest" title={t.overview.orders()}>
        {orders.length > 0 ? <MyOrders orders={orders} /> : <p>{t.purchases.emptyText()}</p>}
        <div className={styles.actions}>
          {orders.length > 0 ? (
            <LinkButton to={paths.accountOrders()}>{t.purchases.all()}</LinkButton>
          ) : (
            <LinkButton variant="filled" to={paths.products()}>
              {t.purchases.shop()}
            </LinkButton>
          )}
        </div>
      </Section>
      <Section id="kept" title={t.overview.kept()}>
        <ul className={styles.list}>
          {kept.map(([path, title, number]) => (
            <Item
              key={path}
              name={null}
              actions={
                <LinkButton to={path} aria-label={title}>
                  <Icon name="arrow-right" />
                </LinkButton>
              }
            >
              <span>
                <strong>{title}</strong> · {number}
              </span>
            </Item>
          ))}
        </ul>
      </Section>
    </AccountPage>
  )
}
