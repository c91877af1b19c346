// Question and answer side by side: the body of the customs calculator.
import { useRef } from 'react'
import { useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { askedBy } from './asked-by.ts'
import { CustomsForm } from './customs-form.tsx'
import { CustomsResult } from './customs-result.tsx'
import styles from './customs-tool.module.css'
import { type LoadedCustoms, useCustoms } from './use-customs.ts'

export function CustomsTool({ loaded }: { loaded: LoadedCustoms }) {
  const { customs: t } = useTexts()
  const { view, answer, failed, change } = useCustoms(loaded)
  const results = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.tool}>
      <section aria-labelledby="customs-form">
        <h2 id="customs-form" className="pu-hidden">
          {t.form()}
        </h2>
        <CustomsForm
          action={useHref(paths.customsCalculator())}
          view={view}
          faults={answer?.faults ?? {}}
          asked={askedBy(loaded.book?.rules ?? [])}
          onChange={change}
          onAsk={() => {
            change({ ...view, asked: true })
            results.current?.focus({ preventScroll: true })
            results.current?.scrollIntoView({ block: 'start' })
          }}
        />
      </section>
      <div
        ref={results}
        tabIndex={-1}
        role="region"
        aria-label={t.results()}
        className={styles.results}
      >
        <CustomsResult {...{ view, answer, failed }} onChange={change} />
      </div>
    </div>
  )
}
