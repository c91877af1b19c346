// A long form in folds: each says in short what it holds, and one with a fault in it is open.
import { Accordion, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SentForm } from '#src/lib/form/use-sent-form.ts'
import styles from './versions.module.css'

interface Fold {
  name: string
  title: ReactNode
  /** What stands in it, in short. */
  summary?: string | undefined
  /** Its fields, or what their paths begin with. */
  paths: readonly string[]
  content: ReactNode
}

interface FoldsProps {
  form: Pick<SentForm, 'isFaulty'>
  folds: readonly Fold[]
  open: readonly string[]
  onOpen: (names: string[]) => void
}

export function Folds({ form, folds, open, onOpen }: FoldsProps) {
  const faulty = folds.filter(({ paths }) => paths.some(form.isFaulty)).map(({ name }) => name)
  const shown = [...new Set([...open, ...faulty])]
  return (
    <Accordion
      className={styles.folds}
      multiple
      variant="separated"
      order={2}
      transitionDuration={0}
      value={shown}
      onChange={onOpen}
    >
      {folds.map(({ name, title, summary, content }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control>
            <Text component="div" fw={600}>
              {title}
            </Text>
            {summary && (
              <Text size="sm" c="dimmed" lineClamp={2}>
                {summary}
              </Text>
            )}
          </Accordion.Control>
          {/* What is folded is not drawn: a key in a long form would be felt. */}
          <Accordion.Panel>{shown.includes(name) && content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
