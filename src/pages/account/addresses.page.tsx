// One's addresses; `?edit=` opens the form of one of them.
import {
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { AccountAnswer } from '#src/features/account/account-fields.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import styles from '#src/features/account/account.module.css'
import { AddressForm, AddressItem } from '#src/features/account/addresses.tsx'
import { Section } from '#src/features/account/section.tsx'
import { AddressText } from '#src/features/orders/address-text.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { addresses: await context.get(pageContext).read.account.addresses().catch(throwStatus) }
}

export const action = postAction(async () => {
  const { addressPosts } = await import('#src/features/account/account-posts.ts')
  return addressPosts
})

export function Component() {
  const { account: t } = useTexts()
  const { addresses } = useLoaderData<typeof loader>()
  const answer = useActionData<AccountAnswer>()
  const [query] = useSearchParams()
  const edited = addresses.find(({ id }) => String(id) === query.get('edit'))
  return (
    <AccountPage title={t.addresses.title()}>
      {!edited && (
        <Section id="addresses" title={t.addresses.saved()}>
          {addresses.length === 0 ? (
            <p>{t.addresses.empty()}</p>
          ) : (
            <ul className={styles.list}>
              {addresses.map((address) => (
                <AddressItem key={address.id} address={address} answer={answer}>
                  <AddressText address={address} />
                </AddressItem>
              ))}
            </ul>
          )}
        </Section>
      )}
      <AddressForm
        // A saved address empties the form for the next one.
        key={edited?.id ?? `new-${addresses.length}`}
        address={edited}
        answer={answer}
      />
    </AccountPage>
  )
}
