// Says what became of a saved article: nobody sees it yet, it comes by itself, or where it is read.
import type { AdminArticle } from '#contract/blog.ts'
import { localised, paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { When } from '#src/ui/when.tsx'

type Saved = Pick<AdminArticle, 'state' | 'publishAt' | 'locale' | 'slug'>

export const blogAddress = ({ locale, slug }: Pick<Saved, 'locale' | 'slug'>): string =>
  localised(locale, paths.article(slug))

export function ArticleSaved({ article }: { article: Saved }) {
  const { articleDesk: t } = useTexts()
  const { state, publishAt } = article
  return (
    <Notice tone="success">
      {t.saved[state]()} {state === 'scheduled' && publishAt && <When iso={publishAt} />}
      {state === 'published' && <Anchor href={blogAddress(article)}>{t.see()}</Anchor>}
    </Notice>
  )
}
