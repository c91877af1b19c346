// What people with special rights did, newest first, page by page from an id; narrowed to an action or to a person.
import { sql } from 'kysely'
import { type AdminAudit, type AdminAuditInput, AUDIT_PAGE_SIZE } from '#contract/audit.ts'
import { formatOrderNumber } from '#domain/order-number.ts'
import type { Ctx } from '#server/ctx.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { Destination } from '#server/domains/shipping/destination.entity.ts'
import { tables } from '#server/tables.ts'
import { matchPeople } from './match-people.ts'

type Scope = Pick<Ctx, 'em' | 'locale'>

function findEntries({ em }: Pick<Scope, 'em'>, { action, person, before }: AdminAuditInput) {
  const db = tables(em)
  const people = db.selectFrom('appUser').where(matchPeople(person))
  return db
    .selectFrom('auditEntry')
    .select(['id', 'at', 'actorId', 'action', 'object', 'details', 'clientAddress'])
    .where((eb) => (action === null ? eb.lit(true) : eb('action', '=', action)))
    .where((eb) => (before === null ? eb.lit(true) : eb('id', '<', before)))
    .where((eb) =>
      person === ''
        ? eb.lit(true)
        : eb.or([
            eb('actorId', 'in', people.select('id')),
            eb('object', 'in', people.select(sql<string>`'user:' || id`.as('object'))),
          ]),
    )
    .orderBy('id', 'desc')
    .limit(AUDIT_PAGE_SIZE + 1)
    .execute()
}

const CITY = 'destination:'

/** The number behind `kind:`; null when it is about something else. */
const idOf = (kind: string, object: string): number | null => {
  const [is, id = ''] = object.split(':')
  return is === kind && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}

const present = (ids: (number | null)[]): number[] => ids.filter((id) => id !== null)

export async function listAudit(
  { em, locale }: Scope,
  input: AdminAuditInput,
): Promise<AdminAudit> {
  const found = await findEntries({ em }, input)
  const entries = found.slice(0, AUDIT_PAGE_SIZE)
  const personIds = entries.map(({ object }) => idOf('user', object))
  const actorIds = entries.map(({ actorId }) => actorId)
  const people = await em.find(User, { id: { $in: [...actorIds, ...present(personIds)] } })
  const usernames = new Map(people.map(({ id, username }) => [id, username]))
  const codes = entries.map(({ object }) =>
    object.slice(object.startsWith(CITY) ? CITY.length : object.length),
  )
  const cities = await em.find(Destination, { code: { $in: codes } })
  const cityNames = new Map(cities.map(({ code, names }) => [`${CITY}${code}`, names[locale]]))
  const named = (id: number) => ({ id, username: usernames.get(id) ?? null })
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
        place: cityNames.get(object) ?? null,
        details,
        address: clientAddress,
      }
    }),
    nextBefore: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null,
  }
}
