// What was typed at the checkout, kept for as long as the tab lives and for nobody but its author.

const KEY = 'puente_checkout'

type Values = Record<string, unknown>
interface Kept {
  /** The username of its author; empty for a guest, whose words stay when they sign in. */
  of: string
  values: Values
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null

export function keepDraft(values: Values, username: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: username, values } satisfies Kept))
  } catch {
    // Without storage the form still works.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There is nothing to drop then.
  }
}

/** Nothing of somebody else's: their address is gone with the first look. */
export function readDraft(username: string): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || !isRecord(kept['values'])) return {}
    if (kept['of'] === '' || kept['of'] === username) return kept['values']
    dropDraft()
    return {}
  } catch {
    return {}
  }
}

/** How it goes and what is added was chosen elsewhere since. */
export function forgetChoices(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || !isRecord(kept['values'])) return
    const { service: _service, extras: _extras, ...values } = kept['values']
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept, values }))
  } catch {
    dropDraft()
  }
}
