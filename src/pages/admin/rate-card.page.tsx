// One card of the tariff: the form that adds a version to what holds now, and its history.
import { useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { rateCardsInput } from '#contract/shipping-desk.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { useRouteWords } from '#src/features/admin/kit/use-route-words.ts'
import { useTell } from '#src/features/admin/kit/use-tell.ts'
import { CardForm } from '#src/features/admin/rates/card-form.tsx'
import { CardVersions } from '#src/features/admin/rates/card-versions.tsx'
import { ConfirmExample } from '#src/features/admin/rates/confirm-example.tsx'
import { zoneOfPath } from '#src/features/admin/rates/rates-view.ts'
import { useCard } from '#src/features/admin/rates/use-card.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'

export function Component() {
  const { tariffDesk: t } = useTexts()
  const { cardOf } = useRouteWords()
  const tell = useTell()
  const params = useParams()
  const asked = rateCardsInput.safeParse({ ...params, zone: zoneOfPath(params['zone']) })
  if (!asked.success) throw new Response(null, { status: 404 })
  const { zone, service } = asked.data
  const { versions, newest, base, current, at, reach } = useCard(asked.data)
  // One's own version is what the next one starts from; another's is not put into a form that is being filled.
  const [published, setPublished] = useState('')
  const done = (version: string) => {
    setPublished(version)
    tell(t.published({ version }))
  }
  const key = versions.some(({ version }) => version === published) ? published : ''
  return (
    <DeskPage
      title={cardOf(service, zone)}
      lead={t.addText({ version: base.version })}
      back={{ to: paths.adminRates(), words: t.back() }}
      actions={
        reach && (
          <DeskLink to={paths.adminSuspensions({ service, place: zone })}>
            {t.suspendThis()}
          </DeskLink>
        )
      }
    >
      {current && <ConfirmExample key={current.version} card={current} done={done} />}
      <CardForm
        key={`${zone} ${service} ${key}`}
        {...{ base, newest, versions, at, reach, done }}
      />
      <CardVersions versions={versions} />
    </DeskPage>
  )
}
