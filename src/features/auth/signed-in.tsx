// Who is signed in already, with the ways on and out.
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { SignOutForm } from '#src/ui/sign-out-form.tsx'
import styles from './auth.module.css'

export function SignedIn({ next }: { next: string }) {
  const { auth: t } = useTexts()
  const { user } = useFacts()
  return (
    <div className={styles.form}>
      <p>{t.already({ name: user?.fullName ?? '' })}</p>
      <ButtonLink to={next} size="l" wide>
        {t.next()}
      </ButtonLink>
      <SignOutForm>
        <Button type="submit" name="intent" value="sign-out" variant="secondary" wide>
          {t.signOut()}
        </Button>
      </SignOutForm>
    </div>
  )
}
