// An expected no is a value: `{ ok: false, code }`. It rolls the unit of work back and the page shows it.
import type { ErrorCode } from './errors.ts'

export interface Refusal<C extends ErrorCode = ErrorCode> {
  ok: false
  code: C
}

export type Outcome<T extends object, R extends Refusal = Refusal> = ({ ok: true } & T) | R

/** A refusal with its code and whatever the page needs to explain it. */
export const refuse = <C extends ErrorCode, D extends object = object>(code: C, details?: D) =>
  ({ ok: false, code, ...details }) as { ok: false; code: C } & D
