// One series over time, drawn on the server as a line; the same numbers stand in a table for whoever needs them.
import { chartGeometry, type DayValue, linePath } from './chart-geometry.ts'
import styles from './line-chart.module.css'

interface LineChartProps {
  values: readonly DayValue[]
  /** What the picture shows, in one sentence. */
  label: string
  /** Opens the table. */
  tableLabel: string
  columns: [day: string, value: string]
  formatDay: (day: string) => string
  formatValue: (value: number) => string
}

/** Nothing for fewer than two values: a point is no course. */
export function LineChart(props: LineChartProps) {
  const { values, label, tableLabel, columns, formatDay, formatValue } = props
  const geometry = chartGeometry(values)
  if (!geometry) return null
  const { points, lowest, highest, last } = geometry
  const [first] = points
  const line = linePath(points)
  return (
    <figure className={styles.chart}>
      <div className={styles.field} role="img" aria-label={label}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[highest, lowest].map(({ y }) => (
            <path key={y} d={`M0 ${y}H100`} className={styles.level} />
          ))}
          <path d={`${line}V100H0Z`} className={styles.area} />
          <path d={line} className={styles.line} />
        </svg>
        <span className={styles.value} style={{ top: `${highest.y}%` }}>
          {formatValue(highest.value)}
        </span>
        {lowest.y !== highest.y && (
          <span className={styles.value} data-below="" style={{ top: `${lowest.y}%` }}>
            {formatValue(lowest.value)}
          </span>
        )}
        <span className={styles.dot} style={{ left: `${last.x}%`, top: `${last.y}%` }} />
      </div>
      <div className={styles.days} aria-hidden="true">
        <span>{first && formatDay(first.day)}</span>
        <span>{formatDay(last.day)}</span>
      </div>
      <details className={styles.table}>
        <summary>{tableLabel}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {values.toReversed().map(({ day, value }) => (
              <tr key={day}>
                <td>{formatDay(day)}</td>
                <td>{formatValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
