// The rules of a country, regime by regime: every version with its days, its source and what it charges.
import { Accordion, Badge, Group, Stack, Text } from '@mantine/core'
import type { AdminCustoms, CustomsRuleRow } from '#contract/customs.ts'
import { paths } from '#contract/paths.ts'
import { useRegimeName } from '#src/lib/regime-name.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { When } from '#src/ui/when.tsx'
import styles from '../kit/versions.module.css'
import { RuleFacts } from './rule-facts.tsx'
import { useRuleFacts } from './use-rule-facts.ts'

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
  const factsOf = useRuleFacts()
  const { rule, state } = row
  const name = nameOf({ regime: rule.regime, title: rule.data.title })
  const short = factsOf(rule).filter(({ key }) => key === 'when' || key === 'days')
  return (
    <Accordion.Item value={String(row.id)}>
      <Accordion.Control>
        <Group gap="xs">
          <strong>{name}</strong>
          <Badge color={COLOURS[state]}>{t.state[state]()}</Badge>
          <Badge color="gray" variant="light">
            {duties.confidence[rule.confidence]()}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {short.map(({ text }) => text).join(' · ')}
        </Text>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack>
          <RuleFacts rule={rule} />
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              <span translate="no">{rule.regime}</span> ·{' '}
              {row.builtIn ? (
                t.builtIn()
              ) : (
                <>
                  {t.addedBy({ person: row.createdBy ?? t.gone() })} <When iso={row.createdAt} />
                </>
              )}
            </Text>
            <DeskLink
              to={paths.adminCustomsRule(rule.country, row.id)}
              aria-label={t.versionOf({ regime: name })}
            >
              {t.version()}
            </DeskLink>
          </Group>
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
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
    <Accordion
      className={styles.folds}
      multiple
      variant="separated"
      order={3}
      transitionDuration={0}
    >
      {sorted.map((row) => (
        <Rule key={row.id} row={row} />
      ))}
    </Accordion>
  )
}
