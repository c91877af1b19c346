// One customs rule: the form that adds a version to what it says, and the one that ends it.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { CUSTOMS_COUNTRIES, type CustomsCountry } from '#domain/customs-rule.ts'
import { EndRule } from '#src/features/admin/customs/end-rule.tsx'
import { RuleForm } from '#src/features/admin/customs/rule-form.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { useTell } from '#src/features/admin/kit/use-tell.ts'
import { useRegimeName } from '#src/lib/regime-name.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'

/** `place` is a row's id of `country`, or `new`. */
function RulePage({ country, place }: { country: CustomsCountry; place: string | undefined }) {
  const { customsDesk: t, customs } = useTexts()
  const nameOf = useRegimeName()
  const tell = useTell()
  const navigate = useNavigate()
  const { data: desk } = useSuspenseQuery(trpc.customs.adminRules.queryOptions({ country }))
  const row = desk.rows.find(({ id }) => String(id) === place)
  if (!row && place !== 'new') throw new Response(null, { status: 404 })
  const base = row?.rule ?? null
  const ids = desk.rows.filter(({ rule }) => rule.regime === base?.regime).map(({ id }) => id)
  const newest = ids.length > 0 ? Math.max(...ids) : null
  const name = base ? nameOf({ regime: base.regime, title: base.data.title }) : t.add()
  const done = (said: string) => () => {
    tell(said)
    void navigate(paths.adminCustoms({ country }))
  }
  return (
    <DeskPage
      title={`${customs.countries[country]()} · ${name}`}
      lead={t.addText()}
      back={{ to: paths.adminCustoms({ country }), words: t.back() }}
    >
      <RuleForm key={place} {...{ country, base, newest, desk }} done={done(t.published())} />
      {base && !base.data.withdrawn && (
        <EndRule base={base} newest={newest} done={done(t.endedDone())} />
      )}
    </DeskPage>
  )
}

export function Component() {
  const params = useParams()
  const country = CUSTOMS_COUNTRIES.find((known) => known === params['country']?.toUpperCase())
  if (!country) throw new Response(null, { status: 404 })
  return <RulePage country={country} place={params['place']} />
}
