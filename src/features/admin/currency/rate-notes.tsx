// Rates that somebody looks after one by one: each with what is known of it and what can be done.
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface RateNotesProps {
  id: string
  title: string
  lead?: string | undefined
  children: ReactNode
}

export const RateNotes = ({ id, title, lead, children }: RateNotesProps) => (
  <Stack component="section" aria-labelledby={id} gap="sm">
    <div>
      <Title order={2} id={id} size="h3">
        {title}
      </Title>
      {lead && (
        <Text size="sm" c="dimmed">
          {lead}
        </Text>
      )}
    </div>
    {children}
  </Stack>
)

interface RateNoteProps {
  name: string
  rate: string
  acts: ReactNode
  children: ReactNode
}

export const RateNote = ({ name, rate, acts, children }: RateNoteProps) => (
  <Paper withBorder p="md">
    <Group justify="space-between">
      <div>
        <Title order={3} size="h4">
          {name}: <span translate="no">{rate}</span>
        </Title>
        {children}
      </div>
      <Group gap="xs">{acts}</Group>
    </Group>
  </Paper>
)
