// Who may see an invoice: whoever holds the mailed key of what it is for, its person when signed in, or an admin.
import type { Ctx } from '#server/ctx.ts'
import type { InvoiceRow } from './invoice.entity.ts'
import { isSubjectKey } from './subject-key.ts'

export const mayReadInvoice = (
  { config, user }: Pick<Ctx, 'config' | 'user'>,
  { user: owner, subjectKind, subjectId }: Pick<InvoiceRow, 'user' | 'subjectKind' | 'subjectId'>,
  key: string,
): boolean =>
  user?.isAdmin === true ||
  (user !== null && owner?.id === user.id) ||
  isSubjectKey(config.secret, subjectKind, subjectId, key)
