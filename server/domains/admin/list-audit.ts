// What people with special rights did, newest first, page by page from an id; narrowed to an act or to a person.
import { sql } from 'kysely'
import { type AdminAudit, type AdminAuditInput, AUDIT_PAGE_SIZE } from '#contract/audit.ts'
import { formatOrderNumber } from '#domain/order-number.ts'
import type { Ctx } from '#server/ctx.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { AuditEntry } from '#server/platform/audit-entry.entity.ts'
import { matchPeople } from './match-people.ts'

type Scope = Pick<Ctx, 'em'>

async function findIds({ em }: Scope, input: AdminAuditInput): Promise<number[]> {
  const { action, person, before } = input
  const people = sql`select id from app_user where ${matchPeople(person)}`
  const { rows } = await sql<{ id: number }>`
    select id from audit_entry
    where ${action === null ? sql`true` : sql`action = ${action}`}
      and ${before === null ? sql`true` : sql`id < ${before}`}
      and ${
        person === ''
          ? sql`true`
          : sql`(actor_id in (${people}) or object in (select 'user:' || id from (${people}) as found))`
      }
    order by id desc limit ${AUDIT_PAGE_SIZE + 1}
  `.execute(em.getKysely())
  return rows.map(({ id }) => id)
}

/** The number behind `kind:`; null when it is about something else. */
const idOf = (kind: string, object: string): number | null => {
  const [is, id = ''] = object.split(':')
  return is === kind && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}

const present = (ids: (number | null)[]): number[] => ids.filter((id) => id !== null)

export async function listAudit({ em }: Scope, input: AdminAuditInput): Promise<AdminAudit> {
  const found = await findIds({ em }, input)
  const ids = found.slice(0, AUDIT_PAGE_SIZE)
  const entries = await em.find(AuditEntry, { id: { $in: ids } }, { orderBy: { id: 'desc' } })
  const personIds = entries.map(({ object }) => idOf('user', object))
  const actorIds = entries.map(({ actorId }) => actorId)
  const people = await em.find(User, { id: { $in: [...actorIds, ...present(personIds)] } })
  const names = new Map(people.map(({ id, username }) => [id, username]))
  const named = (id: number) => ({ id, username: names.get(id) ?? null })
  return {
    entries: entries.map(({ id, at, actorId, action, object, details, clientAddress }) => {
      const [personId, orderId] = [idOf('user', object), idOf('order', object)]
      return {
        id,
        at: at.toISOString(),
        actor: named(actorId),
        action,
        object,
        person: personId === null ? null : named(personId),
        order: orderId === null ? null : { id: orderId, number: formatOrderNumber(orderId) },
        details,
        address: clientAddress,
      }
    }),
    nextBefore: found.length > ids.length ? (ids.at(-1) ?? null) : null,
  }
}
