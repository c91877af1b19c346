// Question and answer side by side: the body of the customs calculator.
import { useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ToolLayout } from '#src/ui/tool-layout.tsx'
import { askedBy } from './asked-by.ts'
import { CustomsForm } from './customs-form.tsx'
import { CustomsResult } from './customs-result.tsx'
import { type LoadedCustoms, useCustoms } from './use-customs.ts'

export function CustomsTool({ loaded }: { loaded: LoadedCustoms }) {
  const { customs: t } = useTexts()
  const { view, answer, failed, change } = useCustoms(loaded)
  const action = useHref(paths.customsCalculator())
  return (
    <ToolLayout
      id="customs-form"
      formTitle={t.form()}
      resultsTitle={t.results()}
      form={
        <CustomsForm
          action={action}
          view={view}
          faults={answer?.faults ?? {}}
          asked={askedBy(loaded.book?.rules ?? [])}
          onChange={change}
          onAsk={() => change({ ...view, asked: true })}
        />
      }
    >
      <CustomsResult {...{ view, answer, failed }} onChange={change} />
    </ToolLayout>
  )
}
