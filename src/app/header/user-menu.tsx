// The account of the person on this page, or the way to sign in.
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { AccountLinks } from './account-links.tsx'
import styles from './header.module.css'

export function SignInLink({ className }: { className?: string | undefined }) {
  const { pathname, search } = useAddress()
  const next = pathname === paths.home ? undefined : `${pathname}${search}`
  return (
    <Anchor to={paths.auth(next)} className={className}>
      <Icon name="user" size={20} />
      <span className={styles.word}>{useTexts().person.signIn()}</span>
    </Anchor>
  )
}

interface UserMenuProps {
  /** The look of its button where it does not stand in the shop's header. */
  className?: string | undefined
  children?: ReactNode
}

/** `children` as of the account's links. */
export function UserMenu({ className = styles.tool, children }: UserMenuProps) {
  const { user } = useFacts()
  const { person } = useTexts()
  if (!user) return <SignInLink className={className} />
  return (
    <Disclosure
      group="header"
      menu
      panelClassName={styles.userPanel}
      button={
        <span className={className}>
          <Avatar fullName={user.fullName} username={user.username} size="s" />
          <span className="pu-hidden">{person.menu()}</span>
          <Icon name="chevron-down" size={16} />
        </span>
      }
    >
      <AccountLinks>{children}</AccountLinks>
    </Disclosure>
  )
}
