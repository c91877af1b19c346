// A page left open while a new version went live asks for files that are gone: it is loaded again, once.

const MARK = 'puente-reloaded'
const PAUSE_MS = 60_000
let fileMissing = false

export function watchForMissingFiles(): void {
  addEventListener('vite:preloadError', () => {
    fileMissing = true
  })
}

/** Called where the failure has reached a person, so that an idle glance at a link reloads nothing. */
export function reloadIfOutdated(): void {
  if (!fileMissing || !navigator.onLine) return
  try {
    const last = Number(sessionStorage.getItem(MARK) ?? 0)
    // A second failure is no old version: the error page says so instead of going round in circles.
    if (Date.now() - last < PAUSE_MS) return
    sessionStorage.setItem(MARK, String(Date.now()))
    location.reload()
  } catch {
    // Without storage nothing can tell a second failure from the first.
  }
}
