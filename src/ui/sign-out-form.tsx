// The form that signs out: a whole load either way, so that nothing of the person stays behind in the page.
import type { ReactNode } from 'react'
import { localised, paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { signOut } from '#src/lib/sign-out.ts'

/** `children`: the button, which sends the intent `sign-out`. */
export function SignOutForm({ children }: { children: ReactNode }) {
  const { locale } = useFacts()
  return (
    <form
      method="post"
      action={localised(locale, paths.auth())}
      onSubmit={(event) => {
        event.preventDefault()
        void signOut(event.currentTarget, localised(locale, paths.home))
      }}
    >
      {children}
    </form>
  )
}
