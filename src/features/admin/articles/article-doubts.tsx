// What of an article's text came out otherwise than it was probably meant, piece by piece.
import { Alert, List } from '@mantine/core'
import type { MarkdownDoubt } from '#contract/blog.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'

export function ArticleDoubts({ doubts }: { doubts: readonly MarkdownDoubt[] }) {
  const { articleDesk: t } = useTexts()
  if (doubts.length === 0) return null
  return (
    <Alert color="honey" icon={<Icon name="alert" />} title={t.doubts()}>
      <List>
        {doubts.map(({ kind, text }, index) => (
          <List.Item key={`${index} ${text}`}>
            {t.doubt[kind]()} <code translate="no">{text}</code>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
