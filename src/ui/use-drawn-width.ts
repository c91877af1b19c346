// How wide a picture is said to be drawn: who saves data is given the small copies, as a thumbnail would be.
import { useSavesData } from '#src/lib/facts.ts'

const SAVING_SIZES = '160px'

const browserSavesData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection
    ?.saveData === true

/**
 * `sizes` as in `<img sizes>`. `late`: the browser draws it by itself and may look at its own settings; what the server
 * wrote knows of them by the request alone.
 */
export function useDrawnWidth(sizes: string, late = false): string {
  const saves = useSavesData()
  return saves || (late && browserSavesData()) ? SAVING_SIZES : sizes
}
