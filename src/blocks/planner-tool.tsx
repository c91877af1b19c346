// Form and plan side by side: the body of the planner.
import { Suspense } from 'react'
import { paths } from '#contract/paths.ts'
import { EMPTY_PIECE, shipmentQuery, type ShipmentView } from '#contract/shipment-view.ts'
import { CartonTable } from '#src/features/packing/carton-table.tsx'
import { ToneMark } from '#src/features/packing/tone-mark.tsx'
import type { LoadedPlan } from '#src/features/shipping/load-plan.ts'
import { ShipmentForm } from '#src/features/shipping/shipment-form.tsx'
import { ShipmentWaiting } from '#src/features/shipping/shipment-waiting.tsx'
import { plannerAddress, usePlanner } from '#src/features/shipping/use-planner.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ToolLayout } from '#src/ui/tool-layout.tsx'
import { latePlan } from './late-plan.ts'
import styles from './planner-tool.module.css'

/** Purchases as they come from three shops: they fill one of the shop's cartons. */
const useExample = (view: ShipmentView): ShipmentView => {
  const { planner: t } = useTexts()
  const box = (what: string, [length = '', width = '', height = '']: string[], weight: string) => ({
    ...EMPTY_PIECE,
    what,
    weight,
    length,
    width,
    height,
  })
  return {
    ...view,
    sizeUnit: 'cm',
    weightUnit: 'lb',
    goods: [],
    pieces: [
      { ...box(t.exampleShoes(), ['30', '20', '11'], '3'), quantity: '2' },
      { ...box(t.exampleToaster(), ['27', '17', '19'], '4'), up: true },
      { ...box(t.exampleBooks(), ['24', '16', '8'], '3'), quantity: '2' },
    ],
  }
}

export function PlannerTool({ loaded }: { loaded: LoadedPlan }) {
  const { planner: t, calculator } = useTexts()
  const { destination: here } = useFacts()
  const { view, products, read, busy, change, ask } = usePlanner(loaded)
  const example = useExample(view)
  const { destinations, find, found, plan, asked, boxes } = loaded
  const state = read.state === 'read' ? (loaded.failed && !busy ? 'failed' : null) : read.state
  const waiting = busy || plan === null || asked.state !== 'read'
  return (
    <ToolLayout
      id="planner-form"
      formTitle={t.form()}
      resultsTitle={t.results()}
      form={
        <ShipmentForm
          {...{ view, products, destinations, find, found }}
          addressOf={plannerAddress}
          faults={read.state === 'read' ? {} : read.faults}
          refusals={
            loaded.unserved ? { destination: calculator.unserved({ place: here.name }) } : {}
          }
          onChange={change}
          onAsk={() => ask({ ...view, asked: true })}
          submit={t.submit()}
          plan={{ Mark: ToneMark }}
        />
      }
      below={boxes.length > 0 && <CartonTable view={view} boxes={boxes} />}
    >
      {state ? (
        <ShipmentWaiting
          {...{ state, example }}
          faults={read.state === 'read' ? {} : read.faults}
          words={{
            failed: t.failed(),
            blank: t.blank(),
            blankText: t.blankText(),
            tryExample: t.tryExample(),
            missingText: t.missingText(),
          }}
          exampleTo={plannerAddress(example)}
          onExample={ask}
        />
      ) : plan && asked.state === 'read' ? (
        <>
          <Suspense>
            <latePlan.Part
              {...{ plan, kinds: asked.kinds, busy: waiting, show: view.show }}
              view={loaded.view}
              boxesAt={(show) => plannerAddress({ ...loaded.view, show })}
              onChoose={(show) => ask({ ...view, show })}
            />
          </Suspense>
          <p className={styles.next}>
            <ButtonLink
              to={paths.quote(shipmentQuery({ ...view, consolidate: true, asked: true }))}
              icon="share"
              rel="nofollow"
            >
              {t.next()}
            </ButtonLink>
          </p>
        </>
      ) : (
        <Notice>{t.busy()}</Notice>
      )}
    </ToolLayout>
  )
}
