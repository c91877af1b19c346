// One question of the filter form with its answers, each with the number of products behind it.
import type { BoundedCount } from '#contract/catalogue.ts'
import { CheckField } from '#src/ui/field.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { boundedCount } from './bounded-count.ts'
import styles from './facet-group.module.css'

interface FacetGroupProps<V extends string> {
  name: string
  legend: string
  values: readonly V[]
  labels: Record<V, () => string>
  chosen: readonly V[]
  counts: readonly (BoundedCount & { value: V })[] | undefined
}

export function FacetGroup<V extends string>(props: FacetGroupProps<V>) {
  const { name, legend, values, labels, chosen, counts } = props
  const locale = useUiLocale()
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {values.map((value) => {
        const found = counts?.find((count) => count.value === value)
        return (
          <CheckField
            key={value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            label={
              <span className={styles.answer} data-none={found?.count === 0 || undefined}>
                {labels[value]()}
                {found && <span className={styles.count}>{boundedCount(found, locale)}</span>}
              </span>
            }
          />
        )
      })}
    </fieldset>
  )
}
