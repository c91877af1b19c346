// The desk of exchange rates: what waits for a decision, every series with its age, and what was set by hand.
import { Alert } from '@mantine/core'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { ChooseBolivar } from '#src/features/admin/currency/choose-bolivar.tsx'
import type { CurrencyAnswer } from '#src/features/admin/currency/currency-action.ts'
import { ManualRates, SetRate } from '#src/features/admin/currency/manual-rates.tsx'
import { SeriesTable } from '#src/features/admin/currency/series-table.tsx'
import { WaitingRates } from '#src/features/admin/currency/waiting-rates.tsx'
import styles from '#src/features/admin/kit/desk.module.css'
import { RateHistory } from '#src/features/currency/rate-history.tsx'
import { ratesViewOf } from '#src/features/currency/rates-view.ts'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'
import { Icon } from '#src/ui/icon.tsx'

const DONE = ['accepted', 'rejected', 'set', 'ended', 'chosen'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const view = ratesViewOf(new URL(request.url).searchParams)
  const { currency, kind, days } = view
  const series = { currency, days, kind: currency === 'VES' ? kind : 'reference' } as const
  const [desk, { points }] = await Promise.all([
    read.currency.adminRates().catch(throwStatus),
    read.currency.history(series),
  ])
  return { desk, view, points }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { currencyAction } = await actionCode(
    request,
    import('#src/features/admin/currency/currency-action.ts'),
  )
  return currencyAction(request, context.get(pageContext))
}

export function Component() {
  const { admin, forex: t, errors } = useTexts()
  const { desk, view, points } = useLoaderData<typeof loader>()
  const answer = useActionData<CurrencyAnswer>()
  const [query] = useSearchParams()
  const done = DONE.find((known) => known === query.get('done'))
  const failed =
    useUnsaved()(answer?.unsaved, t.offline) ??
    (answer?.refusal === 'run_moved' ? errors.run_moved() : null)
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.title()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <h1>{t.title()}</h1>
          <p>{t.lead()}</p>
        </div>
      </div>
      {done && !answer && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {t.done[done]()}
        </Alert>
      )}
      {failed && (
        <Alert color="red" role="alert" icon={<Icon name="alert" />} title={t.failed()}>
          {failed}
        </Alert>
      )}
      <WaitingRates waiting={desk.waiting} />
      <SeriesTable series={desk.series} job={desk.job} />
      <ManualRates overrides={desk.overrides} />
      <div className={styles.notices}>
        <SetRate key={desk.overrides[0]?.id} answer={answer} />
        <ChooseBolivar key={desk.bolivarKind} kind={desk.bolivarKind} answer={answer} />
      </div>
      <RateHistory view={view} points={points} addressOf={paths.adminCurrency} />
    </Container>
  )
}
