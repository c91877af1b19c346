// One customs rule: what it says, the form that adds a version, and the one that ends it.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import type { CustomsAnswer } from '#src/features/admin/customs/customs-action.ts'
import { EndRule } from '#src/features/admin/customs/end-rule.tsx'
import { loadRule } from '#src/features/admin/customs/load-rule.ts'
import { RuleFacts } from '#src/features/admin/customs/rule-facts.tsx'
import { RuleForm } from '#src/features/admin/customs/rule-form.tsx'
import styles from '#src/features/admin/kit/desk.module.css'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useRegimeName } from '#src/lib/regime-name.ts'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/container.tsx'

const placeOf = (params: LoaderFunctionArgs['params']) => ({
  country: params['country'],
  place: params['place'],
})

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadRule(placeOf(params), context.get(pageContext))

export async function action({ request, params, context }: ActionFunctionArgs) {
  const door = context.get(pageContext)
  const loaded = await loadRule(placeOf(params), door)
  const { customsAction } = await actionCode(
    request,
    import('#src/features/admin/customs/customs-action.ts'),
  )
  return customsAction(request, loaded, door)
}

export function Component() {
  const { admin, customsDesk: t, customs } = useTexts()
  const { country, base, newest, desk } = useLoaderData<typeof loader>()
  const answer = useActionData<CustomsAnswer>()
  const nameOf = useRegimeName()
  const name = base ? nameOf({ regime: base.regime, title: base.data.title }) : t.add()
  const title = `${customs.countries[country]()} · ${name}`
  return (
    <Container className={styles.page}>
      <PageHead title={`${title} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <BackLink to={paths.adminCustoms({ country })}>{t.back()}</BackLink>
          <h1>{title}</h1>
        </div>
      </div>
      {base && (
        <section className={styles.panel} aria-labelledby="now">
          <h2 id="now">{t.base()}</h2>
          <RuleFacts rule={base} />
        </section>
      )}
      <section className={styles.part} aria-labelledby="add">
        <div>
          <h2 id="add">{base ? t.version() : t.newRule()}</h2>
          <p className={styles.soft}>{t.addText()}</p>
        </div>
        <RuleForm country={country} base={base} newest={newest} desk={desk} answer={answer} />
      </section>
      {base && !base.data.withdrawn && <EndRule newest={newest} answer={answer} />}
    </Container>
  )
}
