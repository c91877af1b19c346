// The line that tells what a setting must be, without showing what nobody may read.
import type { z } from 'zod'
import { CONFIG_VARIABLES, SECRET_VARIABLES } from './config-variables.ts'

// An optional or defaulted schema wraps the one that carries the description.
const describe = (schema: z.ZodType | undefined): string | undefined => {
  if (!schema) return undefined
  const inner = (schema.def as { innerType?: z.ZodType }).innerType
  return schema.description ?? describe(inner)
}

const MOST_SHOWN = 100

/** Whatever was given, on one line. */
const shown = (value = ''): string =>
  JSON.stringify(value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value).replaceAll(
    /\p{Cc}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const configFault = (name: string, value: string | undefined): string => {
  const shape: Record<string, z.ZodType> = CONFIG_VARIABLES.shape
  const expected = describe(shape[name])
  const got = SECRET_VARIABLES.includes(name) ? 'something else (not shown: secret)' : shown(value)
  return `${name} must be ${expected}, got ${got}`
}
