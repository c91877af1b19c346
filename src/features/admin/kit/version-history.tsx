// The history of what is only ever added to, the latest start first: who, when, why, and what changed.
import { Accordion, Badge, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { VersionState } from '#domain/dated-versions.ts'
import { useTexts } from '#src/lib/texts.ts'
import { When } from '#src/ui/when.tsx'
import styles from './versions.module.css'

interface VersionItem {
  version: string
  state: VersionState
  /** ISO 8601. */
  validFrom: string
  /** Null: the shop's default. */
  createdBy: string | null
  note: string
  /** What it changed against the one before it. */
  changes: ReactNode
}

const COLOURS = { past: 'gray', current: 'leaf', future: 'sea', replaced: 'gray' } as const

export function VersionHistory({ versions }: { versions: readonly VersionItem[] }) {
  const { tariffDesk: t } = useTexts()
  return (
    <section aria-labelledby="versions">
      <Stack>
        <h2 id="versions">{t.versions()}</h2>
        <Accordion
          className={styles.folds}
          multiple
          variant="separated"
          order={3}
          transitionDuration={0}
        >
          {versions.map((each) => (
            <Accordion.Item key={each.version} value={each.version}>
              <Accordion.Control>
                <Group gap="xs">
                  <strong translate="no">{each.version}</strong>
                  <Badge color={COLOURS[each.state]}>{t[each.state]()}</Badge>
                  <Text span size="sm" c="dimmed">
                    {t.validFrom()} <When iso={each.validFrom} start /> ·{' '}
                    {t.author({ name: each.createdBy ?? t.shop() })}
                  </Text>
                </Group>
              </Accordion.Control>
              <Accordion.Panel>
                <Stack>
                  {each.note && <p>{each.note}</p>}
                  {each.changes}
                </Stack>
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </Stack>
    </section>
  )
}
