// Signs out from any page; without an answer this browser notes it, and the next request that arrives ends the session.
import { noteFlash } from './flash.ts'

const NOTE = 'puente_leave=1; Path=/; Max-Age=604800; SameSite=Lax'
/** No longer than somebody looks at a button that does nothing. */
const PATIENCE = 5000

/** `form` posts the sign-out without scripts, too. Afterwards the page is left, for it is still that person's. */
export async function signOut(form: HTMLFormElement, home: string): Promise<void> {
  // Pressed twice, the second answer would be lost with the page.
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  const answer = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'sign-out' }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null)
  // The answer leads on, and the browser tells no more of it.
  if (answer?.type !== 'opaqueredirect') {
    document.cookie = NOTE
    noteFlash('out_failed')
  }
  location.assign(home)
}
