// Gives an article another address. Its languages share it, so all of them move, and the old address redirects.
import type { Ctx } from '#server/ctx.ts'
import { Article, type ArticleRow } from './article.entity.ts'
import { FormerAddress } from './former-address.entity.ts'

type Renamed = Pick<ArticleRow, 'id' | 'locale' | 'slug' | 'publishAt'>

export async function renameArticle(
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  article: Renamed,
  slug: string,
): Promise<void> {
  const fields = ['id', 'locale', 'slug', 'publishAt'] as const
  // An article that exists already in other languages is joined: those left behind keep their address.
  const isJoining = (await em.count(Article, { slug })) > 0
  const moving: readonly Renamed[] = isJoining
    ? [article]
    : await em.find(Article, { slug: article.slug }, { fields })
  await em.upsertMany(
    FormerAddress,
    moving
      // Nobody was ever led to a draft.
      .filter(({ publishAt }) => publishAt && publishAt <= now)
      .map(({ id, locale }) => ({ slug: article.slug, locale, article: id })),
  )
  await em.nativeUpdate(Article, { id: { $in: moving.map(({ id }) => id) } }, { slug })
}
