// The form of a plan: a plain link-making form, whose plan follows what is typed once scripts are at work.
import { type FormEvent, useEffect, useRef } from 'react'
import { useHref } from 'react-router'
import { parsePlanner } from '#contract/parse-planner.ts'
import { paths } from '#contract/paths.ts'
import {
  EMPTY_PARCEL,
  MAX_PLANNER_ROWS,
  type ParcelTexts,
  type PlannerView,
} from '#contract/planner-view.ts'
import { SCALE_UNITS, SIZE_UNITS } from '#contract/shipment-view.ts'
import { MAX_PLANNED_PIECES } from '#domain/packing/consolidation-types.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { type Destination, DestinationField } from '#src/ui/destination-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { UnitField } from '#src/ui/unit-field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { inPageNumbers, inScaleUnit, inSizeUnit, wasTyped } from './planner-texts.ts'
import { ParcelRow } from './parcel-row.tsx'
import styles from './planner-form.module.css'
import type { ParcelFaults } from './read-parcels.ts'

interface PlannerFormProps {
  view: PlannerView
  faults: ParcelFaults
  destinations: readonly Destination[]
  onChange: (view: PlannerView) => void
  /** The person asked for the plan. */
  onAsk: () => void
}

export function PlannerForm({ view, faults, destinations, onChange, onAsk }: PlannerFormProps) {
  const { planner: t } = useTexts()
  const { destination: here } = useFacts()
  const locale = useUiLocale()
  const form = useRef<HTMLFormElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const now = () => inPageNumbers(view, locale)
  const change = (part: Partial<PlannerView>) => onChange({ ...now(), ...part })
  const changeRow = (row: number, texts: ParcelTexts) =>
    change({ rows: now().rows.map((each, place) => (place === row ? texts : each)) })
  const add = () => {
    change({ rows: [...now().rows, EMPTY_PARCEL] })
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus(),
    )
  }
  const remove = (row: number) => {
    change({ rows: now().rows.filter((_, place) => place !== row) })
    rows.current?.focus()
  }

  useEffect(() => {
    // What was typed before this code arrived counts.
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') query.append(name, value)
    const typed = parsePlanner(query, locale)
    if (wasTyped(typed, view, locale)) onChange({ ...typed, asked: view.asked, show: view.show })
    // oxlint-disable-next-line react/exhaustive-deps -- only once: from now on every key is heard
  }, [])

  return (
    <form
      ref={form}
      method="get"
      action={useHref(paths.consolidation())}
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onAsk()
      }}
    >
      <input type="hidden" name="numbers" value={locale} />
      {view.show && <input type="hidden" name="show" value={view.show} />}
      <DestinationField
        label={t.destination()}
        value={view.destination || here.code}
        destinations={destinations}
        onChange={(destination) => change({ destination })}
      />
      <div className={styles.two}>
        <UnitField
          name="size"
          label={t.sizeUnit()}
          value={view.sizeUnit}
          units={SIZE_UNITS}
          onChange={(unit) => onChange(inSizeUnit(now(), unit))}
        />
        <UnitField
          name="scale"
          label={t.weightUnit()}
          value={view.weightUnit}
          units={SCALE_UNITS}
          onChange={(unit) => onChange(inScaleUnit(now(), unit))}
        />
      </div>
      <div className={styles.rows} ref={rows} tabIndex={-1} role="group" aria-label={t.pieces()}>
        {view.rows.map((_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place
          <ParcelRow
            key={row}
            {...{ view, row, faults }}
            onChange={(texts) => changeRow(row, texts)}
            onRemove={() => remove(row)}
          />
        ))}
      </div>
      {faults['rows'] && <Notice tone="warn">{t.tooMany({ most: MAX_PLANNED_PIECES })}</Notice>}
      {view.rows.length < MAX_PLANNER_ROWS && (
        <Button
          type="submit"
          name="add"
          value="1"
          variant="secondary"
          icon="plus"
          onClick={(event) => {
            event.preventDefault()
            add()
          }}
        >
          {t.add()}
        </Button>
      )}
      <Button type="submit" name="asked" value="1" size="l" wide>
        {t.submit()}
      </Button>
    </form>
  )
}
