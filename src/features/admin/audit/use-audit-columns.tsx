// What the audit log tells of each action, with ways to whom and what it is about.
import { Text } from '@mantine/core'
import type { AuditRow } from '#contract/audit.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { When } from '#src/ui/when.tsx'
import type { Column } from '../kit/table-columns.ts'
import { useActWords } from './use-act-words.ts'
import { useObjectWords } from './use-object-words.ts'

function Person({ id, username }: AuditRow['actor']) {
  const { audit: t } = useTexts()
  if (username === null)
    return (
      <Text span inherit c="dimmed">
        {t.gone({ id })}
      </Text>
    )
  return (
    <Anchor to={paths.adminAudit(username)} translate="no">
      {username}
    </Anchor>
  )
}

function About(entry: AuditRow) {
  const { person, order, object } = entry
  const { audit: t } = useTexts()
  const wordsOf = useObjectWords()
  if (person) return <Person {...person} />
  const product = /^product:([1-9]\d{0,8})$/.exec(object)?.[1]
  if (product) return <Anchor to={paths.adminProduct(Number(product))}>{wordsOf(entry)}</Anchor>
  if (!order) return <span>{wordsOf(entry)}</span>
  return <Anchor to={paths.adminOrder(order.id)}>{t.order({ number: order.number })}</Anchor>
}

export function useAuditColumns(): Column<AuditRow>[] {
  const { audit: t } = useTexts()
  const wordsOf = useActWords()
  return [
    { key: 'what', label: t.what(), render: wordsOf },
    { key: 'who', label: t.who(), render: ({ actor }) => <Person {...actor} /> },
    { key: 'whom', label: t.whom(), render: (entry) => <About {...entry} /> },
    { key: 'when', label: t.when(), phone: 'beside', render: ({ at }) => <When iso={at} /> },
    {
      key: 'from',
      label: t.from(),
      phone: 'folded',
      render: ({ address }) => <span translate="no">{address}</span>,
    },
  ]
}
