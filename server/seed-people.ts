// The two people of a demo shop. Everybody knows their first passwords, so these work only where nobody else gets in.
import { randomBytes } from 'node:crypto'
import { createUser } from './domains/auth/create-user.ts'
import { endSessions } from './domains/auth/end-sessions.ts'
import { hashPassword, passwordFits } from './domains/auth/password.ts'
import { User } from './domains/auth/user.entity.ts'
import type { Em } from './platform/orm.ts'

export interface DemoLogin {
  role: string
  username: string
  password: string
  /** Made just now and kept nowhere: it is shown once. */
  once: boolean
}

const PEOPLE = [
  {
    role: 'admin',
    username: 'admin',
    password: 'puente-admin',
    fullName: 'Ana Puente',
    email: 'admin@puente.example',
    isAdmin: true,
  },
  {
    role: 'customer',
    username: 'maria',
    password: 'puente-maria',
    fullName: 'María Rodríguez',
    email: 'maria@puente.example',
    isAdmin: false,
  },
] as const

const newPassword = (): string => randomBytes(12).toString('base64url')

/** Into a shop without people. */
export async function seedPeople(em: Em, exposed: boolean): Promise<DemoLogin[]> {
  if ((await em.count(User)) > 0) return []
  const logins = PEOPLE.map(({ role, username, password }) => ({
    role,
    username,
    password: exposed ? newPassword() : password,
    once: exposed,
  }))
  for (const [index, { role: _role, ...person }] of PEOPLE.entries()) {
    const password = logins[index]?.password ?? newPassword()
    await createUser(em, { ...person, password, emailVerified: true })
  }
  return logins
}

const stillKnown = async (em: Em) => {
  const found = await em.find(
    User,
    { username: { $in: PEOPLE.map(({ username }) => username) } },
    { populate: ['passwordHash'], orderBy: { id: 'asc' } },
  )
  const known: { id: number; login: DemoLogin }[] = []
  for (const { id, username, passwordHash } of found) {
    const person = PEOPLE.find((each) => each.username === username.toLowerCase())
    if (!person || !(await passwordFits(passwordHash, person.password))) continue
    known.push({
      id,
      login: { role: person.role, username, password: person.password, once: false },
    })
  }
  return known
}

/** Whose first password still works. */
export const knownLogins = async (em: Em): Promise<DemoLogin[]> =>
  (await stillKnown(em)).map(({ login }) => login)

/** Takes the first passwords out of use, with everything that was opened by them; the new ones are the answer. */
export async function lockKnownLogins(em: Em): Promise<DemoLogin[]> {
  const locked: DemoLogin[] = []
  for (const { id, login } of await stillKnown(em)) {
    const password = newPassword()
    await em.nativeUpdate(User, { id }, { passwordHash: await hashPassword(password) })
    await endSessions({ em }, id)
    locked.push({ ...login, password, once: true })
  }
  return locked
}
