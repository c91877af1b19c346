// The frame of one's account and its gate: anonymous visitors sign in first and come back to where they were.
import { type LoaderFunctionArgs, Outlet, redirectDocument } from 'react-router'
import { paths, splitLocale } from '#contract/paths.ts'
import { AccountNav } from '#src/features/account/account-nav.tsx'
import styles from '#src/features/account/account.module.css'
import { IdentityQuestion } from '#src/features/identity/identity-question.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { FieldSetContext } from '#src/lib/form/field-set-context.ts'
import { mantineSet } from '#src/lib/form/mantine-set.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { Container } from '#src/ui/container.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await context.get(pageContext).read.auth.viewer()) return null
  const { pathname, searchParams } = new URL(request.url)
  // `?index` is the router's own way to say which page a form was posted to.
  searchParams.delete('index')
  // The whole page anew: the open one was drawn for somebody whose session has ended.
  return redirectDocument(
    paths.auth(`${splitLocale(pathname).path}${searchParams.size > 0 ? `?${searchParams}` : ''}`),
  )
}

export function Component() {
  const { forms: t } = useTexts()
  return (
    <MantineRoot close={t.close()}>
      <FieldSetContext value={mantineSet}>
        <Container className={styles.page}>
          <AccountNav />
          <Outlet />
        </Container>
        <IdentityQuestion />
      </FieldSetContext>
    </MantineRoot>
  )
}
