// Reads the two password fields of a form: long enough, not too long, twice the same.
import { PASSWORD_LENGTH } from '#contract/auth.ts'
import { formTexts } from '#src/lib/form-text.ts'
import type { RecoveryAnswer } from './recovery-answer.ts'

type Read = { ok: true; password: string } | { ok: false; faults: RecoveryAnswer['faults'] }

export function readNewPassword(form: FormData): Read {
  const { password, confirm } = formTexts(form, ['password', 'confirm'])
  if (password.length < PASSWORD_LENGTH.min) return { ok: false, faults: { password: 'too_short' } }
  if (password.length > PASSWORD_LENGTH.max) return { ok: false, faults: { password: 'too_long' } }
  if (password !== confirm) return { ok: false, faults: { confirm: 'mismatch' } }
  return { ok: true, password }
}
