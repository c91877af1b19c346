// Which source of a picture is shown and when: late, never broken, and without a step that no script could take.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pictureSources, PLACEHOLDER, type PictureSource } from './picture-sources.ts'
import { reportPicture } from './report-picture.ts'
import { watchNear } from './watch-near.ts'

interface AskedPicture {
  src: string | null | undefined
  /** In CSS pixels at its largest. */
  side: number
  eager: boolean
}

interface ShownPicture {
  picture: React.RefObject<HTMLImageElement | null>
  /** Null as long as the picture is far from what is seen. */
  source: PictureSource | null
  /** `waiting` for its bytes behind the empty frame, then `shown`; undefined when it just stands there. */
  fade: 'waiting' | 'shown' | undefined
  onLoad: () => void
  onError: () => void
}

const neverChanges = () => () => {}
/** Whether this is the HTML the server wrote: the browser loads its pictures, with or without scripts. */
const useServersHtml = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

const isBroken = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== ''

export function usePicture({ src, side, eager }: AskedPicture): ShownPicture {
  const isServersHtml = useServersHtml()
  const picture = useRef<HTMLImageElement>(null)
  const [isNear, setNear] = useState(eager || isServersHtml)
  const [fade, setFade] = useState<ShownPicture['fade']>(isNear ? undefined : 'waiting')
  const [failed, setFailed] = useState({ src, times: 0 })
  const sources = pictureSources(src, side)
  const times = failed.src === src ? failed.times : 0
  const source = sources[times] ?? PLACEHOLDER

  const onError = () => {
    if (!src || times >= sources.length - 1) return
    reportPicture(src)
    setFailed({ src, times: times + 1 })
  }

  // A picture may have failed before this code arrived to hear of it.
  useEffect(() => {
    if (picture.current && isBroken(picture.current)) onError()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each address
  }, [src])

  useEffect(() => {
    const element = picture.current
    if (eager || !element) return
    return watchNear(element, (isNearNow) => {
      if (isNearNow) setNear(true)
      // What is not seen yet may fade in; what somebody looks at must not vanish for it.
      else if (!element.complete) setFade((now) => now ?? 'waiting')
    })
  }, [eager])

  return {
    picture,
    source: isNear ? source : null,
    fade,
    onLoad: () => setFade((now) => now && 'shown'),
    onError,
  }
}
