// What people with special rights did, newest first.
import { type AdminAudit, type AdminAuditInput, DESK_PAGE_SIZE } from '#contract/user-desk.ts'
import type { Ctx } from '#server/ctx.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { AuditEntry } from '#server/platform/audit-entry.entity.ts'

export async function listAudit(
  { em }: Pick<Ctx, 'em'>,
  { before }: AdminAuditInput,
): Promise<AdminAudit> {
  const found = await em.find(AuditEntry, before === null ? {} : { id: { $lt: before } }, {
    orderBy: { id: 'desc' },
    limit: DESK_PAGE_SIZE + 1,
  })
  const page = found.slice(0, DESK_PAGE_SIZE)
  const actors = await em.find(User, { id: { $in: page.map(({ actorId }) => actorId) } })
  const names = new Map(actors.map(({ id, username }) => [id, username]))
  const entries = page.map(({ id, at, actorId, action, object, details, clientAddress }) => {
    const username = names.get(actorId)
    const actor = username === undefined ? null : { id: actorId, username }
    return { id, at: at.toISOString(), actor, action, object, details, address: clientAddress }
  })
  return { entries, nextBefore: found.length > page.length ? (page.at(-1)?.id ?? null) : null }
}
