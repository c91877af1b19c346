// The procedures of the blog: everybody reads what is published; admins write, preview and schedule.
import {
  adminArticleInput,
  adminArticleOutput,
  adminArticlesInput,
  adminArticlesOutput,
  adminPreviewInput,
  adminPreviewOutput,
  adminSaveArticleInput,
  adminSaveArticleOutput,
  articleInput,
  articleOutput,
  articlesInput,
  articlesOutput,
} from '#contract/blog.ts'
import { admin, reader, router } from '#server/trpc/init.ts'
import { listArticles, readArticle } from './read-articles.ts'
import { listForDesk, previewArticle, readForDesk, saveArticle } from './write-article.ts'

export const blogRouter = router({
  articles: reader
    .input(articlesInput)
    .output(articlesOutput)
    .query(({ ctx, input }) => listArticles(ctx, input)),
  article: reader
    .input(articleInput)
    .output(articleOutput)
    .query(({ ctx, input }) => readArticle(ctx, input.slug)),
  adminArticles: admin
    .input(adminArticlesInput)
    .output(adminArticlesOutput)
    .query(({ ctx, input }) => listForDesk(ctx, input)),
  adminArticle: admin
    .input(adminArticleInput)
    .output(adminArticleOutput)
    .query(({ ctx, input }) => readForDesk(ctx, input.id)),
  adminPreview: admin
    .input(adminPreviewInput)
    .output(adminPreviewOutput)
    .query(({ ctx, input }) => previewArticle(ctx, input)),
  adminSave: admin
    .input(adminSaveArticleInput)
    .output(adminSaveArticleOutput)
    .mutation(({ ctx, input }) => saveArticle(ctx, input)),
})
