// Form and plan side by side: the body of the planner.
import { EMPTY_PARCEL, type PlannerView } from '#contract/planner-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ToolLayout } from '#src/ui/tool-layout.tsx'
import { CartonTable } from './carton-table.tsx'
import type { LoadedPlan } from './load-plan.ts'
import { PlanResult } from './plan-result.tsx'
import { PlannerForm } from './planner-form.tsx'
import { usePlanner } from './use-planner.ts'

/** Purchases as they come from three shops: they fill one of the shop's cartons. */
const useExample = (view: PlannerView): PlannerView => {
  const { planner: t } = useTexts()
  const box = (what: string, [length, width, height]: readonly string[], weight: string) => ({
    ...EMPTY_PARCEL,
    what,
    weight,
    length: length ?? '',
    width: width ?? '',
    height: height ?? '',
  })
  return {
    ...view,
    sizeUnit: 'cm',
    weightUnit: 'lb',
    rows: [
      { ...box(t.exampleShoes(), ['30', '20', '11'], '3'), quantity: '2' },
      { ...box(t.exampleToaster(), ['27', '17', '19'], '4'), up: true },
      { ...box(t.exampleBooks(), ['24', '16', '8'], '3'), quantity: '2' },
    ],
  }
}

export function PlannerTool({ loaded }: { loaded: LoadedPlan }) {
  const { planner: t } = useTexts()
  const { view, read, busy, change } = usePlanner(loaded.view)
  const example = useExample(view)
  return (
    <ToolLayout
      id="planner-form"
      formTitle={t.form()}
      resultsTitle={t.results()}
      form={
        <PlannerForm
          view={view}
          faults={read.state === 'read' ? {} : read.faults}
          destinations={loaded.destinations}
          onChange={change}
          onAsk={() => change({ ...view, asked: true }, true)}
        />
      }
      below={loaded.boxes.length > 0 && <CartonTable view={view} boxes={loaded.boxes} />}
    >
      <PlanResult
        {...{ loaded, view, read, busy, example }}
        onChange={(next) => change(next, true)}
      />
    </ToolLayout>
  )
}
