// The book of acts: a table on a desk, cards with their own labels on a phone.
// Roles are said once more because browsers forget what a table is when the stylesheet turns its rows into cards.
import { Table } from '@mantine/core'
import type { AuditRow } from '#contract/audit.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { When } from '#src/ui/when.tsx'
import styles from './audit.module.css'
import { useActWords } from './use-act-words.ts'

function Person({ id, username }: AuditRow['actor']) {
  const { audit: t } = useTexts()
  if (username === null) return <span className={styles.gone}>{t.gone({ id })}</span>
  return (
    <Anchor to={paths.adminAudit({ person: username })} translate="no">
      {username}
    </Anchor>
  )
}

function About({ person, order, object }: AuditRow) {
  const { audit: t } = useTexts()
  if (person) return <Person {...person} />
  const product = /^product:([1-9]\d{0,8})$/.exec(object)?.[1]
  if (product)
    return (
      <Anchor to={paths.adminProduct(Number(product))} translate="no">
        {product}
      </Anchor>
    )
  // The act says what kind of thing it is.
  if (!order) return <span translate="no">{object.slice(object.indexOf(':') + 1)}</span>
  return <Anchor to={paths.adminOrder(order.id)}>{t.order({ number: order.number })}</Anchor>
}

export function AuditTable({ entries }: { entries: readonly AuditRow[] }) {
  const { audit: t } = useTexts()
  const wordsOf = useActWords()
  return (
    <Table className={styles.table} role="table" tabularNums>
      <Table.Caption className="pu-hidden">{t.title()}</Table.Caption>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {[t.what(), t.who(), t.whom(), t.when(), t.from()].map((head) => (
            <Table.Th key={head} scope="col" role="columnheader">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {entries.map((entry) => (
          <Table.Tr key={entry.id} role="row">
            <Table.Th scope="row" role="rowheader" className={styles.act}>
              {wordsOf(entry)}
            </Table.Th>
            <Table.Td role="cell" data-label={t.who()}>
              <Person {...entry.actor} />
            </Table.Td>
            <Table.Td role="cell" data-label={t.whom()}>
              <About {...entry} />
            </Table.Td>
            <Table.Td role="cell" data-label={t.when()}>
              <When iso={entry.at} />
            </Table.Td>
            <Table.Td role="cell" data-label={t.from()} translate="no">
              {entry.address}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
