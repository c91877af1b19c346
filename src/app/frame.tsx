// What every page stands in, whatever its shell: skip link, live region, arrival, scroll position, progress, what is kept.
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { ANNOUNCER } from '#src/lib/announce.ts'
import { useFacts } from '#src/lib/facts.ts'
import { takeFlash } from '#src/lib/flash.ts'
import { focusTarget } from '#src/lib/focus-target.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useArrival } from '#src/lib/use-arrival.ts'
import { useFreshPage } from '#src/lib/use-fresh-page.ts'
import { useKeptArrivals } from '#src/lib/use-kept-arrivals.ts'
import { useKeptFocus } from '#src/lib/use-kept-focus.ts'
import styles from './frame.module.css'

export function Frame() {
  const t = useTexts()
  const busy = useNavigation().state !== 'idle'
  const { locale, user } = useFacts()
  const username = user?.username ?? ''
  useArrival()
  useKeptFocus()
  useFreshPage()
  useKeptArrivals(user !== null)
  useEffect(() => {
    const flash = takeFlash()
    if (!flash) return
    import('./on-flash.ts').then(({ onFlash }) => onFlash(flash, locale, username)).catch(() => {})
  }, [locale, username])
  return (
    <>
      <a className="pu-skip" href="#content" onClick={focusTarget}>
        {t.shell.skip()}
      </a>
      <div className={styles.progress} data-busy={busy || undefined} aria-hidden="true" />
      <Outlet />
      <p id={ANNOUNCER} className="pu-hidden" role="status" aria-live="polite" />
      <ScrollRestoration />
    </>
  )
}
