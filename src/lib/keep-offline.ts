// Has the browser keep what is seen for times without a connection; who saves data is asked for nothing.

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** After everything else: a first visit must not wait for it. A browser that refuses goes without. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}
