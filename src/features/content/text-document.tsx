// The frame of a text page: breadcrumbs, title, lead and the text.
import { paths } from '#contract/paths.ts'
import { Prose } from '#src/ui/prose.tsx'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import frame from '#src/ui/text-page.module.css'

interface TextDocumentProps {
  title: string
  lead: string
  path: string
  html: string
}

export function TextDocument({ title, lead, path, html }: TextDocumentProps) {
  const { contentPages: t } = useTexts()
  return (
    <Container width="narrow" className={frame.page}>
      <PageHead title={title} description={lead} canonical={path} />
      <Breadcrumbs
        label={t.crumbs()}
        items={[{ label: t.home(), to: paths.home }, { label: title }]}
      />
      <header className={frame.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{lead}</p>
      </header>
      <Prose html={html} />
    </Container>
  )
}
