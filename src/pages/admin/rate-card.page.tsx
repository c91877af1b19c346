// One card of the tariff: what it says, its history, and the form that adds a version.
import { Alert } from '@mantine/core'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { rateCardsInput } from '#contract/shipping-desk.ts'
import type { CardAnswer } from '#src/features/admin/rates/card-action.ts'
import { CardFacts } from '#src/features/admin/rates/card-facts.tsx'
import { CardForm } from '#src/features/admin/rates/card-form.tsx'
import { CardVersions } from '#src/features/admin/rates/card-versions.tsx'
import { ConfirmExample } from '#src/features/admin/rates/confirm-example.tsx'
import { loadCard } from '#src/features/admin/rates/load-card.ts'
import { zoneInPath, zoneOfPath } from '#src/features/admin/rates/rates-view.ts'
import { useRouteWords } from '#src/features/admin/kit/use-route-words.ts'
import styles from '#src/features/admin/kit/desk.module.css'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'

const cardOf = (params: LoaderFunctionArgs['params']) => {
  const card = rateCardsInput.safeParse({
    zone: zoneOfPath(params['zone']),
    service: params['service'],
  })
  if (!card.success) throw new Response(null, { status: 404 })
  return card.data
}

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadCard(cardOf(params), context.get(pageContext))

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { cardAction } = await actionCode(
    request,
    import('#src/features/admin/rates/card-action.ts'),
  )
  return cardAction(request, cardOf(params), context.get(pageContext))
}

export function Component() {
  const { admin, pricing: t } = useTexts()
  const { zone, service, versions, newest, base, current, reach } = useLoaderData<typeof loader>()
  const answer = useActionData<CardAnswer>()
  const words = useRouteWords()
  const [query] = useSearchParams()
  const done = versions.find(({ version }) => version === query.get('done'))
  const title = words.cardOf(service, zone)
  return (
    <Container className={styles.page}>
      <PageHead title={`${title} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <BackLink to={paths.adminRates()}>{t.back()}</BackLink>
          <h1>{title}</h1>
        </div>
        {reach && (
          <DeskLink to={paths.adminSuspensions({ service, place: zone })}>
            {t.suspendThis()}
          </DeskLink>
        )}
      </div>
      {done && !answer && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {t.published({ version: done.version })}
        </Alert>
      )}
      {current && (
        <section className={styles.panel} aria-labelledby="now">
          <h2 id="now">
            {t.now()}: <span translate="no">{current.version}</span>
          </h2>
          <CardFacts data={current.data} />
        </section>
      )}
      {current && <ConfirmExample card={current} answer={answer} />}
      <section className={styles.part} aria-labelledby="add">
        <div>
          <h2 id="add">{t.add()}</h2>
          <p className={styles.soft}>{t.addText({ version: base.version })}</p>
        </div>
        <CardForm
          key={`${zoneInPath(zone)} ${service} ${done?.version}`}
          {...{ base, newest, versions, answer, reach }}
        />
      </section>
      <CardVersions versions={versions} />
    </Container>
  )
}
