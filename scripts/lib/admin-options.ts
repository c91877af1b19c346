// Reads the words after `npm run admin --`.
import { parseArgs } from 'node:util'

export const ADMIN_USAGE = `npm run admin -- create --email EMAIL --name "FULL NAME" --username USERNAME [--password-stdin]

  Creates an account with admin rights. What is missing is asked for when there is a terminal, the password
  without showing it. A password that is not given is made up and shown once.`

export interface AdminFields {
  email?: string
  name?: string
  username?: string
}

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  username: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
} as const

/** @throws with one sentence when they make no sense */
export const parseAdmin = (args: string[]): { fields: AdminFields; passwordFromStdin: boolean } => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (positionals.length !== 1 || positionals[0] !== 'create')
    throw new Error('Say what to do: create')
  const { 'password-stdin': passwordFromStdin, ...fields } = values
  return { fields, passwordFromStdin }
}
