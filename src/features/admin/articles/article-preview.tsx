// A button that shows an article as the blog will, and the place where it is shown.
import { Button, Paper, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ArticlePreview } from '#contract/blog.ts'
import { keepInside } from '#src/lib/focus-target.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { useAct } from '../kit/use-act.ts'
import type { ShownDraft } from './article-fields.ts'

export type Shown = ShownDraft & ArticlePreview

interface PreviewButtonProps {
  draft: () => ShownDraft
  onShown: (shown: Shown) => void
}

export function PreviewButton({ draft, onShown }: PreviewButtonProps) {
  const { articleDesk: t } = useTexts()
  const { act, busy } = useAct({
    send: ({ body, locale }: ShownDraft) => trpcClient.blog.adminPreview.query({ body, locale }),
    done: (preview, asked) => onShown({ ...asked, ...preview }),
  })
  return (
    <Button variant="default" loading={busy !== undefined} onClick={() => act(draft())}>
      {t.preview()}
    </Button>
  )
}

export function PreviewPlace({ shown, children }: { shown: Shown; children: ReactNode }) {
  const { articleDesk: t } = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  // Below the fold: who asked for it goes on there.
  useEffect(() => {
    if (shown) title.current?.focus()
  }, [shown])
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="preview" ref={keepInside}>
      <Title order={2} id="preview" ref={title} tabIndex={-1}>
        {t.preview()}
      </Title>
      {children}
    </Paper>
  )
}
