// Sessions by Lucia over our tables; the only file that knows the library, because it is frozen upstream.
import { type RawBuilder, sql } from 'kysely'
import { Lucia, TimeSpan, type Adapter, type DatabaseSession, type DatabaseUser } from 'lucia'
import type { Loaded } from '@mikro-orm/core'
import type { CurrentUser } from '#server/ctx.ts'
import { NO_DISK } from '#server/platform/attempt-limit.ts'
import type { Clock } from '#server/platform/clock.ts'
import { COOKIES, wireName } from '#server/platform/cookies.ts'
import type { Orm } from '#server/platform/orm.ts'
import { hashToken } from '#server/platform/token.ts'
import { Session } from './session.entity.ts'
import type { UserRow } from './user.entity.ts'
import { viewUser } from './user.view.ts'

const SESSION_DAYS = 7
/** A session in use is noted once an hour: more would be a write per request. */
const NOTE_EVERY_MS = 3_600_000

/** Where a session was opened. */
export interface SessionOrigin {
  addressGroup: string
  userAgent: string
  /** Begins the statement that writes the session: what happens with it, in one round trip. */
  along?: RawBuilder<unknown>
  /** What must still be true of the person's row when the session is written. */
  while?: RawBuilder<unknown>
}

/** The credentials were changed between their check and the writing of the session. */
export class ProofOutdated extends Error {}

declare module 'lucia' {
  interface Register {
    Lucia: Sessions
    UserId: number
    DatabaseUserAttributes: CurrentUser
    DatabaseSessionAttributes: SessionOrigin
  }
}

const databaseUser = (user: UserRow | Loaded<UserRow>): DatabaseUser => ({
  id: user.id,
  attributes: viewUser(user),
})

// Lucia compares dates with the system clock: what it gets of the database's time and what it returns are
// moved by what the two are apart.
const atMachine = (stored: Date, clock: Clock) =>
  new Date(stored.getTime() - clock().getTime() + Date.now())
const atDatabase = (machine: Date, clock: Clock) =>
  new Date(machine.getTime() - Date.now() + clock().getTime())

// Lucia calls the caller's token the session's id; what is stored under it is the hash.
const createAdapter = (orm: Orm, clock: Clock): Adapter => ({
  getSessionAndUser: async (token) => {
    const session = await orm.em
      .fork()
      .findOne(Session, { id: hashToken(token) }, { populate: ['user'] })
    if (!session) return [null, null]
    const { expiresAt, lastSeenAt, addressGroup, userAgent } = session
    const now = clock()
    if (expiresAt > now && now.getTime() - lastSeenAt.getTime() > NOTE_EVERY_MS)
      await orm.em.fork().nativeUpdate(Session, { id: session.id }, { lastSeenAt: now })
    const user = session.user.$
    const attributes = { addressGroup, userAgent }
    const ends = atMachine(expiresAt, clock)
    return [{ id: token, userId: user.id, expiresAt: ends, attributes }, databaseUser(user)]
  },
  getUserSessions: async (userId): Promise<DatabaseSession[]> => {
    const sessions = await orm.em.fork().find(Session, { user: userId })
    return sessions.map(({ id, expiresAt, addressGroup, userAgent }) => ({
      id,
      userId,
      expiresAt: atMachine(expiresAt, clock),
      attributes: { addressGroup, userAgent },
    }))
  },
  // Committed without waiting for the disk: a session lost in a database crash means signing in again.
  setSession: async ({ id, userId, expiresAt, attributes }) => {
    const { addressGroup, userAgent, along = sql``, while: still = sql`true` } = attributes
    // The row is held: whoever changes it and ends its sessions comes whole before this or whole after it.
    const { rows } = await sql`${along}
      insert into session (id, user_id, expires_at, address_group, user_agent)
      select ${hashToken(id)}, id, ${atDatabase(expiresAt, clock)}::timestamptz, ${addressGroup}, ${userAgent}
        from app_user where id = ${userId} and ${still} for share
      returning ${NO_DISK}`.execute(orm.em.getKysely())
    if (rows.length === 0) throw new ProofOutdated()
  },
  updateSessionExpiration: async (token, expiresAt) => {
    await orm.em
      .fork()
      .nativeUpdate(Session, { id: hashToken(token) }, { expiresAt: atDatabase(expiresAt, clock) })
  },
  deleteSession: async (token) => {
    await orm.em.fork().nativeDelete(Session, { id: hashToken(token) })
  },
  deleteUserSessions: async (userId) => {
    await orm.em.fork().nativeDelete(Session, { user: userId })
  },
  deleteExpiredSessions: async () => {
    await orm.em.fork().nativeDelete(Session, { expiresAt: { $lte: clock() } })
  },
})

/** Sessions of seven days that move along while they are used. */
const createSessions = (orm: Orm, cookieSecure: boolean, clock: Clock) =>
  new Lucia(createAdapter(orm, clock), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    sessionCookie: {
      name: wireName(COOKIES.session, cookieSecure),
      expires: true,
      attributes: { secure: cookieSecure, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: ({ fullName, username, email, isAdmin, hasSecondFactor }) => ({
      fullName,
      username,
      email,
      isAdmin,
      hasSecondFactor,
    }),
  })
type Sessions = ReturnType<typeof createSessions>

const made = new WeakMap<Orm, Sessions>()

/** The sessions of this process. */
export const sessionsOf = ({
  orm,
  config,
  clock,
}: {
  orm: Orm
  config: { cookieSecure: boolean }
  clock: Clock
}): Sessions => {
  const known = made.get(orm)
  if (known) return known
  const sessions = createSessions(orm, config.cookieSecure, clock)
  made.set(orm, sessions)
  return sessions
}
