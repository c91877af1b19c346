// One figure of the network: the form that adds a version to what holds now, and its history.
import { useState } from 'react'
import { useParams } from 'react-router'
import { networkVersionsInput } from '#contract/network-desk.ts'
import { paths } from '#contract/paths.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { useRouteWords } from '#src/features/admin/kit/use-route-words.ts'
import { useTell } from '#src/features/admin/kit/use-tell.ts'
import { FigureForm } from '#src/features/admin/routes/figure-form.tsx'
import { FigureHistory } from '#src/features/admin/routes/figure-history.tsx'
import { useFigure } from '#src/features/admin/routes/use-figure.ts'
import { useFigureWords } from '#src/features/admin/routes/use-figure-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'

export function Component() {
  const { routesDesk: t, tariffDesk } = useTexts()
  const tell = useTell()
  const asked = networkVersionsInput.safeParse(useParams())
  if (!asked.success) throw new Response(null, { status: 404 })
  const loaded = useFigure(asked.data)
  const { place, figure, country, city, versions, usualTax } = loaded
  const { zoneOf } = useRouteWords()
  const { nameOf } = useFigureWords(usualTax)
  const [published, setPublished] = useState('')
  const done = (version: string) => {
    setPublished(version)
    tell(tariffDesk.published({ version }))
  }
  const where = city ? `${city}, ${zoneOf(country)}` : zoneOf(country)
  const isRoute = figure !== 'tax' && figure !== 'remote'
  const key = versions.some(({ version }) => version === published) ? published : ''
  return (
    <DeskPage
      title={`${nameOf(figure)} · ${where}`}
      lead={t.addText()}
      back={{ to: paths.adminRoutes(country), words: t.allRoutes() }}
      actions={
        isRoute && (
          <DeskLink to={paths.adminSuspensions({ service: figure, place })}>
            {t.suspendThis()}
          </DeskLink>
        )
      }
    >
      <FigureForm key={`${place} ${figure} ${key}`} loaded={loaded} done={done} />
      <FigureHistory versions={versions} usualTax={usualTax} />
    </DeskPage>
  )
}
