// The desk of customs rules: those of one country at a time, with source, date, confidence and the days they hold.
import { Alert } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { CUSTOMS_COUNTRIES } from '#domain/customs-rule.ts'
import { RulesList } from '#src/features/admin/customs/rules-list.tsx'
import styles from '#src/features/admin/kit/desk.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('country')
  const country = CUSTOMS_COUNTRIES.find((known) => known === asked) ?? CUSTOMS_COUNTRIES[0]
  const { read } = context.get(pageContext)
  return { country, desk: await read.customs.adminRules({ country }).catch(throwStatus) }
}

export function Component() {
  const { admin, customsDesk: t, customs } = useTexts()
  const { country, desk } = useLoaderData<typeof loader>()
  const done = useSearchParams()[0].get('done')
  const told = done === 'published' ? t.published() : done === 'ended' ? t.endedDone() : null
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.heading()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <h1>{t.heading()}</h1>
          <p>{t.lead()}</p>
        </div>
        <DeskLink to={paths.adminNewCustomsRule(country)} variant="filled">
          {t.add()}
        </DeskLink>
      </div>
      {told && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {told}
        </Alert>
      )}
      <nav aria-label={t.countries()} className={styles.row}>
        {CUSTOMS_COUNTRIES.map((code) => (
          <DeskLink
            key={code}
            to={paths.adminCustoms({ country: code })}
            variant={code === country ? 'filled' : 'default'}
            aria-current={code === country ? 'page' : undefined}
          >
            {customs.countries[code]()}
          </DeskLink>
        ))}
      </nav>
      <section className={styles.part} aria-labelledby="rules">
        <div>
          <h2 id="rules">{customs.countries[country]()}</h2>
          <p className={styles.soft}>{t.shown({ count: desk.rows.length })}</p>
        </div>
        <RulesList rows={desk.rows} />
      </section>
    </Container>
  )
}
