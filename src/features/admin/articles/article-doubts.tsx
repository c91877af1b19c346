// What of an article's text came out otherwise than it was probably meant, piece by piece.
import type { MarkdownDoubt } from '#contract/blog.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'

export function ArticleDoubts({ doubts }: { doubts: readonly MarkdownDoubt[] }) {
  const { articleDesk: t } = useTexts()
  if (doubts.length === 0) return null
  return (
    <Notice tone="warn" title={t.doubts()}>
      <ul>
        {doubts.map(({ kind, text }, index) => (
          <li key={`${index} ${text}`}>
            {t.doubt[kind]()} <code translate="no">{text}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
