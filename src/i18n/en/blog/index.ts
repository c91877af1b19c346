// The words of the blog.
import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const en_blog = {
  home: 'Home',
  crumbs: 'Where you are',
  short: 'Blog',
  title: 'Blog: buying and shipping without surprises',
  lead: 'Clear sums, short lists and what we learn in the Miami warehouse, so that you buy knowing what it costs in the end.',
  pageTitle: 'Blog, page {page}',
  pageLead: 'Earlier articles about buying in the USA and shipping to Venezuela: page {page}.',
  about: 'Articles tagged “{tag}”',
  tags: 'Topics',
  all: 'All',
  minutes: '{count} {{count:minute|minutes}} to read',
  none: 'Nothing about this topic yet',
  noneText: 'The topic may have another name, or the article may exist in another language.',
  seeAll: 'See all articles',
  pages: 'Pages of the blog',
  newer: 'Newer',
  older: 'Earlier',
  pageNumber: 'Page {page}',
  onlySpanish: 'This article is only in Spanish for now.',
  readThere: 'Open it in Spanish',
  call: 'What would yours cost?',
  callText:
    'Prices in this article are those of its date. Enter size and weight, or choose a product, and see today’s price.',
  calculate: 'Open the calculator',
  shop: 'See the catalog',
  related: 'Read on',
} satisfies NamespaceBlogTranslation

export default en_blog
