// One titled card of the account's pages.
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './account.module.css'

interface SectionProps {
  id: string
  title: string
  lead?: ReactNode
  badge?: ReactNode
  children: ReactNode
}

export const Section = ({ id, title, lead, badge, children }: SectionProps) => (
  <Paper
    component="section"
    withBorder
    radius="lg"
    id={id}
    aria-labelledby={`${id}-title`}
    className={styles.section}
  >
    <Stack gap="xs">
      <Group gap="sm">
        <Title order={2} id={`${id}-title`} className={styles.title}>
          {title}
        </Title>
        {badge}
      </Group>
      {lead && (
        <Text size="sm" c="dimmed">
          {lead}
        </Text>
      )}
    </Stack>
    {children}
  </Paper>
)
