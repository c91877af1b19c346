// One article: its words, what to do next, and what to read after it.
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { localised, paths } from '#contract/paths.ts'
import { ArticleCard } from '#src/features/blog/article-card.tsx'
import { ArticleData } from '#src/features/blog/article-data.tsx'
import body from '#src/features/blog/article-body.module.css'
import { ArticleBody } from '#src/features/blog/article-body.tsx'
import articles from '#src/features/blog/articles.module.css'
import { FeedLink } from '#src/features/blog/feed-link.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { useFacts } from '#src/lib/facts.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { evenColumns } from '#src/ui/even-columns.ts'
import { Notice } from '#src/ui/notice.tsx'
import styles from './blog.module.css'
import frame from '#src/ui/text-page.module.css'

/** What a shared link shows: the article's first picture. */
const pictureIn = (html: string) => /<img src="(\/shop-pictures\/[^"]+)"/u.exec(html)?.[1]

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const answer = await read.blog.article({ slug: params['slug'] ?? '' }).catch(throwStatus)
  if ('movedTo' in answer) throw redirect(paths.article(answer.movedTo), 301)
  return answer
}

export function Component() {
  const { blog: t } = useTexts()
  const { locale } = useFacts()
  const { article, related } = useLoaderData<typeof loader>()
  const { slug, title, summary } = article
  // An article without a translation is shown in its own language, and only there to search engines.
  const isForeign = article.locale !== locale
  const lang = isForeign ? article.locale : undefined
  return (
    <Container className={frame.page}>
      <PageHead
        title={title}
        description={summary}
        canonical={paths.article(slug)}
        type="article"
        image={pictureIn(article.html)}
        languages={article.locales}
        noindex={isForeign ? 'follow' : false}
      />
      <FeedLink />
      {!isForeign && <ArticleData article={article} />}
      <Breadcrumbs
        label={t.crumbs()}
        items={[
          { label: t.home(), to: paths.home },
          { label: t.short(), to: paths.blog() },
          { label: title, ...(lang && { lang }) },
        ]}
      />
      <article className={body.body}>
        {isForeign && (
          <Notice
            still
            actions={
              <ButtonLink
                href={localised(article.locale, paths.article(slug))}
                variant="secondary"
                size="s"
              >
                {t.readThere()}
              </ButtonLink>
            }
          >
            {t.onlySpanish()}
          </Notice>
        )}
        <ArticleBody article={isForeign ? { ...article, tags: [] } : article} lang={lang} />
        <section className={`pu-deep ${styles.call}`}>
          <h2>{t.call()}</h2>
          <p>{t.callText()}</p>
          <div className={styles.buttons}>
            <ButtonLink to={paths.calculator()}>{t.calculate()}</ButtonLink>
            <ButtonLink to={paths.products()} variant="secondary">
              {t.shop()}
            </ButtonLink>
          </div>
        </section>
      </article>
      {related.length > 0 && !isForeign && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{t.related()}</h2>
          <div className={articles.grid} data-columns={evenColumns(related.length)}>
            {related.map((each) => (
              <ArticleCard key={each.slug} article={each} level={3} />
            ))}
          </div>
        </section>
      )}
    </Container>
  )
}
