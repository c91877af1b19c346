// The answer: what applies, what may also happen, what is worth knowing; or what is still missing.
import { customsQuery, type CustomsView } from '#contract/customs-view.ts'
import { paths } from '#contract/paths.ts'
import type { CustomsEstimate, CustomsInput } from '#domain/customs.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { formatDay } from '#src/ui/format-day.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import type { CustomsAnswer } from './answer-customs.ts'
import styles from './customs-result.module.css'
import { useLineWords } from '#src/lib/customs-words.ts'
import { RegimeCard } from './regime-card.tsx'

interface CustomsResultProps {
  view: CustomsView
  answer: CustomsAnswer | null
  failed: boolean
  onChange: (view: CustomsView) => void
}

/** A pair of headphones most people have seen the price of. */
const exampleOf = (view: CustomsView): CustomsView => ({
  ...view,
  category: 'electronics',
  value: '200',
  freight: '31',
  weight: '5',
})

const pointsOf = (cents: number, of: number): number => Math.round((cents * 100) / of) * 100

function Estimate({ estimate, input }: { estimate: CustomsEstimate; input: CustomsInput }) {
  const { customs, duties } = useTexts()
  const { rateText } = useLineWords()
  if (!estimate.ok)
    return (
      <Notice tone="warn" title={duties[estimate.code]()}>
        {estimate.limits.map((limit) => (
          <p key={limit}>{customs.over[limit]()}</p>
        ))}
      </Notice>
    )
  const { applies, also } = estimate
  const share =
    applies.highCents > 0
      ? rateText({
          low: pointsOf(applies.lowCents, input.declaredCents),
          high: pointsOf(applies.highCents, input.declaredCents),
        })
      : undefined
  return (
    <>
      <section aria-labelledby="customs-applies" className={styles.part}>
        <h2 id="customs-applies">{customs.applies()}</h2>
        <RegimeCard regime={applies} main share={share} />
      </section>
      {also.length > 0 && (
        <section aria-labelledby="customs-also" className={styles.part}>
          <h2 id="customs-also">{customs.also()}</h2>
          <p className={styles.soft}>{customs.alsoLead()}</p>
          <div className={styles.also}>
            {also.map((regime) => (
              <RegimeCard key={regime.regime} regime={regime} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

export function CustomsResult({ view, answer, failed, onChange }: CustomsResultProps) {
  const example = exampleOf(view)
  const { customs, duties, regimes } = useTexts()
  const locale = useUiLocale()
  const input = answer?.input ?? null
  const estimate = answer?.estimate ?? null
  return (
    <div className={styles.result}>
      {failed && <Notice tone="error">{customs.failed()}</Notice>}
      {estimate && input ? (
        <>
          <Notice still>
            {duties.label()} {customs.ruled({ day: formatDay(input.day, locale) })}.
          </Notice>
          <Estimate estimate={estimate} input={input} />
          <p>
            <Anchor to={paths.customsCalculator(customsQuery({ ...view, asked: true }))}>
              {customs.permalink()}
            </Anchor>
          </p>
        </>
      ) : (
        !failed && (
          <EmptyState
            title={customs.waiting.title()}
            actions={
              <ButtonLink
                to={paths.customsCalculator(customsQuery(example))}
                variant="secondary"
                onClick={(event) => {
                  event.preventDefault()
                  onChange(example)
                }}
              >
                {customs.waiting.example()}
              </ButtonLink>
            }
          >
            <p>{customs.waiting.text()}</p>
          </EmptyState>
        )
      )}
      <section aria-labelledby="customs-notes" className={styles.part}>
        <h2 id="customs-notes">{customs.notesTitle()}</h2>
        <p>{regimes.notes[view.country]()}</p>
        <h3>{customs.restrictedTitle()}</h3>
        <p>{regimes.restricted[view.category]()}</p>
      </section>
    </div>
  )
}
