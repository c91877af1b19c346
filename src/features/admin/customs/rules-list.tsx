// The rules of a country, regime by regime: every version with its days, its source and what it charges.
import { Badge } from '@mantine/core'
import { paths } from '#contract/paths.ts'
import type { AdminCustoms, CustomsRuleRow } from '#contract/customs.ts'
import { useRegimeName } from '#src/lib/regime-name.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { When } from '#src/ui/when.tsx'
import styles from '../kit/desk.module.css'
import { RuleFacts } from './rule-facts.tsx'

const COLOURS = {
  in_force: 'leaf',
  to_come: 'sea',
  replaced: 'gray',
  over: 'gray',
  withdrawn: 'red',
} as const

const ORDER = ['in_force', 'to_come', 'withdrawn', 'replaced', 'over'] as const

function Rule({ row }: { row: CustomsRuleRow }) {
  const { customsDesk: t, duties } = useTexts()
  const nameOf = useRegimeName()
  const { rule } = row
  const name = nameOf({ regime: rule.regime, title: rule.data.title })
  return (
    <li className={styles.panel}>
      <div className={styles.head}>
        <div>
          <h3>{name}</h3>
          <p>
            <span translate="no">{rule.regime}</span> ·{' '}
            {row.builtIn ? (
              t.builtIn()
            ) : (
              <>
                {t.addedBy({ person: row.createdBy ?? t.gone() })} <When iso={row.createdAt} />
              </>
            )}
          </p>
        </div>
        <span className={styles.badges}>
          <Badge color={COLOURS[row.state]}>{t.state[row.state]()}</Badge>
          <Badge color="gray" variant="light">
            {duties.confidence[rule.confidence]()}
          </Badge>
        </span>
      </div>
      <RuleFacts rule={rule} />
      <div>
        <DeskLink
          to={paths.adminCustomsRule(rule.country, row.id)}
          aria-label={t.versionOf({ regime: name })}
        >
          {t.version()}
        </DeskLink>
      </div>
    </li>
  )
}

export function RulesList({ rows }: Pick<AdminCustoms, 'rows'>) {
  const sorted = rows.toSorted(
    (a, b) =>
      ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
      a.rule.data.rank - b.rule.data.rank ||
      b.id - a.id,
  )
  return (
    <ul className={styles.list}>
      {sorted.map((row) => (
        <Rule key={row.id} row={row} />
      ))}
    </ul>
  )
}
