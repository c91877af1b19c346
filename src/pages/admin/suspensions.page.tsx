// Routes that are closed for the time being, and the form that closes one with a notice.
import { Alert } from '@mantine/core'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/kit/desk.module.css'
import type { SuspensionAnswer } from '#src/features/admin/rates/suspension-action.ts'
import { SuspensionForm } from '#src/features/admin/rates/suspension-form.tsx'
import { SuspensionList } from '#src/features/admin/rates/suspension-list.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return { desk: await context.get(pageContext).read.shipping.desk().catch(throwStatus) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { suspensionAction } = await actionCode(
    request,
    import('#src/features/admin/rates/suspension-action.ts'),
  )
  return suspensionAction(request, context.get(pageContext))
}

export function Component() {
  const { admin, pricing } = useTexts()
  const t = pricing.closing
  const { desk } = useLoaderData<typeof loader>()
  const answer = useActionData<SuspensionAnswer>()
  const [query] = useSearchParams()
  const done = query.get('done')
  const told = done === 'closed' ? t.closed() : done === 'lifted' ? t.lifted() : null
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.heading()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <BackLink to={paths.adminRates()}>{pricing.back()}</BackLink>
          <h1>{t.heading()}</h1>
          <p>{t.lead()}</p>
        </div>
      </div>
      {told && !answer && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {told}
        </Alert>
      )}
      <section className={styles.part} aria-labelledby="open">
        <h2 id="open">{t.open()}</h2>
        {desk.suspensions.length > 0 ? (
          <SuspensionList desk={desk} />
        ) : (
          <EmptyState title={t.none()}>
            <p>{t.noneText()}</p>
          </EmptyState>
        )}
      </section>
      <section className={styles.panel} aria-labelledby="close">
        <h2 id="close">{t.add()}</h2>
        <SuspensionForm
          key={desk.suspensions[0]?.id}
          desk={desk}
          chosen={{ service: query.get('service') ?? '', place: query.get('place') ?? '' }}
          answer={answer}
        />
      </section>
    </Container>
  )
}
