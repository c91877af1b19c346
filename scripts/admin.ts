// npm run admin -- create …: makes an account with admin rights, beside the running shop or without it.
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { text as readAll } from 'node:stream/consumers'
import { newUserInput, type NewUserInput } from '#contract/auth.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { createAdmin } from '#server/domains/auth/create-user.ts'
import { entities } from '#server/entities.ts'
import { openOrm } from '#server/platform/orm.ts'
import { ADMIN_USAGE, type AdminFields, parseAdmin } from './lib/admin-options.ts'
import { openCommandDatabase } from './lib/command-database.ts'
import { requireConfig } from './lib/require-config.ts'
import { startSession } from './lib/session.ts'

const say = (text: string) => void process.stderr.write(`${text}\n`)

const quit = (...lines: string[]): never => {
  for (const line of lines) say(line)
  process.exit(1)
}

const askFor = async (fields: AdminFields): Promise<AdminFields> => {
  if (!process.stdin.isTTY) return fields
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const ask = async (name: keyof AdminFields, label: string) =>
    fields[name] ?? terminal.question(`${label}: `)
  const asked = {
    email: await ask('email', 'E-mail'),
    name: await ask('name', 'Full name'),
    username: await ask('username', 'Username'),
  }
  terminal.close()
  return asked
}

const parsed = parseAdmin(process.argv.slice(2))
if (!parsed.ok) quit(parsed.fault, '', ADMIN_USAGE)
else await create(parsed)

async function create({
  fields,
  passwordFromStdin,
}: {
  fields: AdminFields
  passwordFromStdin: boolean
}) {
  // The last line break belongs to the pipe, not to the password.
  const given = passwordFromStdin ? (await readAll(process.stdin)).replace(/\r?\n$/, '') : null
  const { name, ...rest } = passwordFromStdin ? fields : await askFor(fields)
  const password = given ?? randomBytes(12).toString('base64url')
  const input = { ...rest, fullName: name, password }
  const person = newUserInput.safeParse(input)
  if (!person.success) {
    const faults = Object.entries(fieldErrorsOf(person.error, input))
    return quit(
      ...faults.map(
        ([field, keys]) => `${field === 'fullName' ? 'name' : field}: ${keys.join(', ')}`,
      ),
      '',
      ADMIN_USAGE,
    )
  }
  return store(person.data, given === null ? password : null)
}

async function store(person: NewUserInput, shownPassword: string | null) {
  const session = startSession(process.stderr)
  try {
    // Nothing is signed here, so beside a foreign database the command works without the shop's secret.
    const config = requireConfig({ PUENTE_SECRET: 'no signature is made by this command' })
    const orm = await openOrm(entities, { databaseUrl: await openCommandDatabase(session, config) })
    const outcome = await createAdmin(orm.em.fork(), person).finally(() => orm.close())
    if (outcome.ok) {
      say(`Admin ${outcome.user.username} <${outcome.user.email}> created.`)
      if (shownPassword) process.stdout.write(`Password: ${shownPassword}\n`)
    } else say('That e-mail address or username is taken.')
    await session.shutdown.end(outcome.ok ? 0 : 1)
  } catch (error) {
    session.fail(error)
  }
}
