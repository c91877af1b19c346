// The address of the list of articles.
import { ArticlesDesk } from '#src/features/admin/articles/articles-desk.tsx'

export const Component = ArticlesDesk
