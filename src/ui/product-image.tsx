// A picture of a product that never moves the page, never stays broken and loads no sooner than it must.
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './product-image.module.css'

interface ProductImageProps {
  src: string | null | undefined
  alt: string
  /** Side of the square in CSS pixels at its largest. */
  side?: number
  /** How wide the picture is drawn, as in `<img sizes>`. */
  sizes?: string
  /** For the one picture that is the first thing seen. */
  eager?: boolean
  className?: string
}

const FALLBACK = '/placeholder.svg'

/** Our own pictures lie there twice, 800 and 400 pixels wide; those of other houses come as they are. */
const smaller = (src: string) =>
  src.startsWith('/') && src.endsWith('.webp')
    ? `${src.slice(0, -'.webp'.length)}.400.webp 400w, ${src} 800w`
    : undefined

export function ProductImage(props: ProductImageProps) {
  const { src, alt, side = 400, sizes = `${side}px`, eager, className } = props
  const [broken, setBroken] = useState<string | null>(null)
  const picture = useRef<HTMLImageElement>(null)
  const shown = src && src !== broken ? src : FALLBACK
  const srcSet = smaller(shown)

  // A picture may have failed before this code arrived to hear of it.
  useEffect(() => {
    const { complete = false, naturalWidth = 1 } = picture.current ?? {}
    if (src && complete && naturalWidth === 0 && picture.current?.currentSrc) setBroken(src)
  }, [src])

  return (
    <span className={classNames(styles.frame, className)}>
      <img
        ref={picture}
        className={styles.picture}
        src={shown}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        width={side}
        height={side}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        onError={() => {
          if (shown === FALLBACK) return
          // oxlint-disable-next-line no-console -- whoever looks after the catalogue finds the address here
          console.warn(`picture failed: ${shown}`)
          setBroken(shown)
        }}
      />
    </span>
  )
}
