// Has the browser keep what is seen for times without a connection; who saves data is asked for nothing.

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The worker asks for that page and keeps it, if the shop lets it. */
async function tellWorker({ ready }: ServiceWorkerContainer, address: string): Promise<void> {
  const { active } = await ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  active?.postMessage(address)
}

/** The page a visit began with came before the worker did; with it the shop says whether it may be kept. */
async function keepFirst(worker: ServiceWorkerContainer): Promise<void> {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (worker.controller || !loaded?.serverTiming.some(({ name }) => name === 'keep')) return
  await tellWorker(worker, loaded.name)
}

/** What is one person's, or answers what somebody asked in its address, the shop would not let be kept. */
function isOwn(): boolean {
  const robots = document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? ''
  return robots.includes('nofollow') || (robots.includes('noindex') && location.search !== '')
}

/** The page in the window came by a link of the shop, as data: there is no document of it yet. Whether it is asked for. */
export function keepArrival(): boolean {
  if (!('serviceWorker' in navigator) || savesData() || isOwn()) return false
  const { origin, pathname, search } = location
  tellWorker(navigator.serviceWorker, origin + pathname + search).catch(() => {})
  return true
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
