// Who one is here, and the sections of one's account: a column on a desktop, a row that scrolls on a phone.
import { NavLink } from '@mantine/core'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useShownCurrent } from '#src/ui/use-shown-current.ts'
import { EmailText } from '#src/ui/email-text.tsx'
import styles from './account.module.css'

export function AccountNav() {
  const { account: t } = useTexts()
  const { user } = useFacts()
  const { pathname } = useLocation()
  const row = useShownCurrent()
  const links = [
    [paths.account, 'menu', t.overview.title()],
    [paths.accountProfile, 'user', t.profile.title()],
    [paths.accountOrders(), 'box', t.purchases.title()],
    [paths.accountInvoices(), 'card', t.invoices()],
    [paths.accountQuotes(), 'tag', t.quotes.title()],
    [paths.accountFavourites(), 'heart', t.favourites.title()],
    [paths.accountAddresses(), 'map-pin', t.addresses.title()],
    [paths.accountSecurity, 'shield', t.security.title()],
    [paths.accountData, 'download', t.data.title()],
  ] as const
  const isHere = (path: string) =>
    path === paths.account ? pathname === path : pathname.startsWith(path)
  return (
    <div className={styles.side}>
      {user && (
        <p className={styles.person} translate="no">
          <Avatar fullName={user.fullName} username={user.username} />
          <span>
            <strong>{user.fullName || user.username}</strong>
            <small>
              <EmailText email={user.email} />
            </small>
          </span>
        </p>
      )}
      <nav ref={row} aria-label={t.nav()} className={styles.nav}>
        {links.map(([path, icon, label]) => (
          <NavLink
            key={path}
            component={Anchor}
            to={path}
            label={label}
            active={isHere(path)}
            aria-current={isHere(path) ? 'page' : undefined}
            leftSection={<Icon name={icon} size={20} />}
          />
        ))}
      </nav>
    </div>
  )
}
