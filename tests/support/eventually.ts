// Waits for what comes by itself.
import { vi } from 'vitest'

interface Patience {
  timeout?: number
  interval?: number
}

/**
 * Tries `check` until it throws no more, and answers with what it gave. A second, which is what vitest waits unless told,
 * is over on a busy machine before a browser has drawn a page.
 */
export const eventually = <T>(check: () => T | Promise<T>, patience: Patience = {}): Promise<T> =>
  // oxlint-disable-next-line no-restricted-properties -- here is the patience
  vi.waitFor(check, { timeout: 15_000, ...patience })
