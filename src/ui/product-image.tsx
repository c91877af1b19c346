// A picture of a product that never moves the page, never stays broken and loads no sooner than it must.
import { classNames } from './class-names.ts'
import styles from './product-image.module.css'
import { useDrawnWidth } from './use-drawn-width.ts'
import { usePicture } from './use-picture.ts'

interface ProductImageProps {
  src: string | null | undefined
  alt: string
  /** Side of the square in CSS pixels at its largest. */
  side?: number
  /** How wide the picture is drawn, as in `<img sizes>`. */
  sizes?: string
  /** For what is seen before anybody scrolls. */
  eager?: boolean
  /** For the one picture that is the first thing seen. */
  first?: boolean
  className?: string | undefined
}

export function ProductImage(props: ProductImageProps) {
  const { src, alt, side = 400, sizes = `${side}px`, first = false, className } = props
  const eager = props.eager ?? first
  const { picture, source, fade, onLoad, onError } = usePicture({ src, side, eager })
  const drawn = useDrawnWidth(sizes, fade !== undefined)
  return (
    <span className={classNames(styles.frame, className)}>
      <img
        ref={picture}
        className={styles.picture}
        data-fade={fade}
        src={source?.src}
        srcSet={source?.srcSet}
        sizes={source?.srcSet && drawn}
        alt={alt}
        width={side}
        height={side}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        onLoad={onLoad}
        onError={onError}
      />
    </span>
  )
}
