// Who is signed in already, with the ways on and out.
import { useHref, useLocation } from 'react-router'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import styles from './auth.module.css'

export function SignedIn({ next }: { next: string }) {
  const { auth: t } = useTexts()
  const { user } = useFacts()
  const { pathname } = useLocation()
  const action = useHref(pathname)
  return (
    <div className={styles.form}>
      <p>{t.already({ name: user?.fullName ?? '' })}</p>
      <ButtonLink to={next} size="l" wide>
        {t.next()}
      </ButtonLink>
      <form method="post" action={action}>
        <Button type="submit" name="intent" value="sign-out" variant="secondary" wide>
          {t.signOut()}
        </Button>
      </form>
    </div>
  )
}
