// Brings the calculator's code when somebody reads on: past 300 px, looked at no more than once per 200 ms.
import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { useLinkIntent } from '#src/ui/link-intent.ts'

const DEPTH_PX = 300
const EVERY_MS = 200

export function usePreparedCalculator(): void {
  const prepare = useLinkIntent()
  useEffect(() => {
    let looked = -EVERY_MS
    const look = ({ timeStamp }: Event) => {
      if (timeStamp - looked < EVERY_MS) return
      looked = timeStamp
      if (window.scrollY <= DEPTH_PX) return
      window.removeEventListener('scroll', look)
      prepare?.(paths.calculator())
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [prepare])
}
