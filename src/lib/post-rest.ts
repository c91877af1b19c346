// Sends a form by a documented call, where it stands on pages that load no other way to the server.
import type { Locale } from '#domain/vocabulary.ts'

type Answer = { ok: true; body: unknown } | { ok: false; status: number; retryAfterSeconds: number }

const WAIT_SECONDS = 60

/** @throws where nobody answers */
export async function postRest(path: string, body: object, locale: Locale): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify(body),
  })
  if (answer.ok) return { ok: true, body: await answer.json() }
  const { status, headers } = answer
  return {
    ok: false,
    status,
    retryAfterSeconds: Number(headers.get('retry-after')) || WAIT_SECONDS,
  }
}
