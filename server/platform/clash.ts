// Recognises that a row could not be written because of another one: its name is taken, or what it belongs to is gone.
import { causesOf } from './causes.ts'

export interface Clash {
  kind: 'taken' | 'gone'
  /** The constraint or unique index as the schema names it. */
  constraint: string
}

// Unique and exclusion constraints; foreign keys.
const KINDS: Readonly<Record<string, Clash['kind']>> = {
  '23505': 'taken',
  '23P01': 'taken',
  '23503': 'gone',
}

/** Null for every other error, however deep the driver's error is wrapped. */
export const clashOf = (error: unknown): Clash | null => {
  for (const cause of causesOf(error)) {
    const kind = typeof cause.code === 'string' ? KINDS[cause.code] : undefined
    const constraint: unknown = Reflect.get(cause, 'constraint')
    if (kind && typeof constraint === 'string') return { kind, constraint }
  }
  return null
}
