// What somebody wrote, as it was typed, below who did and when.
import { Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './written.module.css'

interface WrittenProps {
  text: string
  lang: string
  head: ReactNode
}

export const Written = ({ text, lang, head }: WrittenProps) => (
  <Paper withBorder p="md" component="article">
    <Text size="sm" c="dimmed" mb="xs">
      {head}
    </Text>
    <p className={styles.text} lang={lang}>
      {text}
    </p>
  </Paper>
)
