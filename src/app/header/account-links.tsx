// What a signed-in person can do from any page, the same in the menu and in the drawer.
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SignOutForm } from '#src/ui/sign-out-form.tsx'
import { EmailText } from '#src/ui/email-text.tsx'
import styles from './header.module.css'

/** `children` are the ways on from the admin's panel, which needs none to itself. */
export function AccountLinks({ children }: { children?: ReactNode }) {
  const { user } = useFacts()
  const { person, shell } = useTexts()
  if (!user) return null
  return (
    <>
      <p className={styles.person} translate="no">
        <strong>{user.fullName || user.username}</strong>
        <span>
          <EmailText email={user.email} />
        </span>
      </p>
      <Anchor to={paths.account} className={styles.item}>
        <Icon name="user" size={20} />
        {person.menu()}
      </Anchor>
      {children}
      {user.isAdmin && !children && (
        <Anchor to={paths.admin} className={styles.item}>
          <Icon name="shield" size={20} />
          {shell.admin()}
        </Anchor>
      )}
      <SignOutForm>
        <button type="submit" name="intent" value="sign-out" className={styles.item}>
          <Icon name="arrow-right" size={20} />
          {person.signOut()}
        </button>
      </SignOutForm>
    </>
  )
}
