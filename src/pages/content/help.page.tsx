// Help: what people ask, searchable by a plain form, and a check whether a thing may travel.
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Prose } from '#src/ui/prose.tsx'
import { HelpData } from '#src/features/content/help-data.tsx'
import { RestrictedList } from '#src/features/content/restricted-list.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useTold } from '#src/lib/use-told.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Question } from '#src/ui/question.tsx'
import styles from '#src/features/content/content.module.css'
import frame from '#src/ui/text-page.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100)
  const help = await context.get(pageContext).read.content.help({ search }).catch(throwStatus)
  return { search, ...help }
}

export function Component() {
  const { contentPages: t, tariffs } = useTexts()
  const { search, sections, restricted } = useLoaderData<typeof loader>()
  const isSearch = search !== ''
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const found = count > 0 ? t.help.found({ count, search }) : t.help.none()
  const banned = restricted && t.help.restricted({ kind: tariffs.contents[restricted]() })
  useTold(isSearch ? banned || found : t.help.title())
  return (
    <Container width="narrow" className={frame.page}>
      <PageHead
        title={t.help.title()}
        description={t.help.lead()}
        canonical={paths.help()}
        noindex={isSearch ? 'follow' : false}
      />
      {!isSearch && <HelpData sections={sections} />}
      <Breadcrumbs
        label={t.crumbs()}
        items={[{ label: t.home(), to: paths.home }, { label: t.help.short() }]}
      />
      <header className={frame.head}>
        <h1 tabIndex={-1}>{t.help.title()}</h1>
        <p>{t.help.lead()}</p>
      </header>
      <Form action={paths.help()} className={styles.search} key={search}>
        <TextField
          name="q"
          label={t.help.search()}
          hint={t.help.searchHint()}
          defaultValue={search}
          maxLength={100}
        />
        <Button type="submit" icon="search">
          {t.help.submit()}
        </Button>
      </Form>
      {banned && (
        <Notice
          tone="warn"
          still
          title={banned}
          actions={
            <>
              <ButtonLink to={paths.article('que-no-se-puede-enviar')} variant="secondary">
                {t.help.restrictedRead()}
              </ButtonLink>
              <ButtonLink to={paths.contact()} variant="quiet">
                {t.help.restrictedAsk()}
              </ButtonLink>
            </>
          }
        >
          {t.help.restrictedText()}
        </Notice>
      )}
      {isSearch && count > 0 && !banned && <p>{found}</p>}
      {sections.length === 0 && (
        <EmptyState
          title={t.help.none()}
          actions={
            <>
              <ButtonLink to={paths.help()}>{t.help.all()}</ButtonLink>
              <ButtonLink to={paths.contact()} variant="quiet">
                {t.help.restrictedAsk()}
              </ButtonLink>
            </>
          }
        >
          <p>{t.help.noneText()}</p>
        </EmptyState>
      )}
      {sections.map(({ title, questions }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          <div>
            {questions.map(({ question, html }) => (
              <Question key={question} question={question} open={isSearch}>
                <Prose html={html} className={styles.answer} />
              </Question>
            ))}
          </div>
        </section>
      ))}
      {(!isSearch || banned) && <RestrictedList />}
    </Container>
  )
}
