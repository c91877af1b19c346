// Has the browser keep what is seen for times without a connection; who saves data is asked for nothing.

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The page a visit began with came before the worker did; with it the shop says whether it may be kept. */
async function keepFirst({ controller, ready }: ServiceWorkerContainer): Promise<void> {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (controller || !loaded?.serverTiming.some(({ name }) => name === 'keep')) return
  const { active } = await ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  active?.postMessage(loaded.name)
}

/** After everything else: a first visit must not wait for it. A browser that refuses goes without. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return
  const { serviceWorker } = navigator
  const register = () =>
    serviceWorker
      .register('/sw.js')
      .then(() => keepFirst(serviceWorker))
      .catch(() => {})
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}
