// npm run admin -- create …: makes an account with admin rights, beside the running shop or without it.
import { randomBytes } from 'node:crypto'
import { text as readAll } from 'node:stream/consumers'
import { newUserInput, type NewUserInput } from '#contract/auth.ts'
import { createAdmin } from '#server/domains/auth/create-user.ts'
import { entities } from '#server/entities.ts'
import { openOrm } from '#server/platform/orm.ts'
import { ADMIN_QUESTIONS, answerFault } from './lib/admin-answers.ts'
import { ADMIN_USAGE, type AdminFields, parseAdmin } from './lib/admin-options.ts'
import { askPerson } from './lib/ask-person.ts'
import { openCommandDatabase } from './lib/command-database.ts'
import { readCommand } from './lib/read-command.ts'
import { requireConfig } from './lib/require-config.ts'
import { startSession } from './lib/session.ts'

const say = (text: string) => void process.stderr.write(`${text}\n`)

const quit = (...lines: string[]): never => {
  for (const line of lines) say(line)
  process.exit(1)
}

/** Empty answers to the password: one is made up. */
const passwordFault = (answer: string) => (answer === '' ? null : answerFault('password', answer))

const askFor = async (fields: AdminFields) => {
  const person = askPerson(process.stdin, process.stderr)
  const ask = (question: keyof AdminFields) =>
    person.ask(
      ADMIN_QUESTIONS[question].label,
      (answer) => answerFault(question, answer),
      fields[question],
    )
  try {
    const asked = {
      email: await ask('email'),
      name: await ask('name'),
      username: await ask('username'),
    }
    const password = await person.askHidden(ADMIN_QUESTIONS.password.label, passwordFault)
    return { ...asked, password }
  } catch {
    return quit('', 'Nothing was created.')
  } finally {
    person.close()
  }
}

await create(readCommand(ADMIN_USAGE, parseAdmin))

async function create({
  fields,
  passwordFromStdin,
}: {
  fields: AdminFields
  passwordFromStdin: boolean
}) {
  // The last line break belongs to the pipe, not to the password.
  const given = passwordFromStdin ? (await readAll(process.stdin)).replace(/\r?\n$/, '') : null
  // With the password from a pipe nobody sits at standard input, and without a terminal nobody can be asked.
  const answers =
    passwordFromStdin || !process.stdin.isTTY
      ? { email: '', name: '', username: '', password: '', ...fields }
      : await askFor(fields)
  const chosen = given ?? answers.password
  const password = given ?? (chosen || randomBytes(12).toString('base64url'))
  const { name, ...rest } = { ...answers, password }
  const person = newUserInput.safeParse({ ...rest, fullName: name })
  if (!person.success) {
    const faults = (['email', 'name', 'username', 'password'] as const).flatMap((question) => {
      const answer = question === 'password' ? password : answers[question]
      const fault = answerFault(question, answer)
      return fault ? [`${question}: ${answer === '' ? 'it is missing.' : fault}`] : []
    })
    return quit(...faults, '', ADMIN_USAGE)
  }
  return store(person.data, chosen === '' ? password : null)
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
    session.shutdown.end(outcome.ok ? 0 : 1)
  } catch (error) {
    session.fail(error)
  }
}
