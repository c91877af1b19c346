// The pictures of a product: a strip to swipe, thumbnails and arrow keys; without scripts every picture is a link.
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { ProductImage } from '#src/ui/product-image.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { GalleryZoom } from './gallery-zoom.tsx'
import styles from './gallery.module.css'

interface GalleryProps {
  images: readonly (string | null)[]
  name: string
  textLanguage: string
}

type Zoom = typeof GalleryZoom

const SIZES = '(min-width: 64em) 40rem, (min-width: 48em) 45vw, 100vw'
const STEPS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

export function Gallery({ images, name, textLanguage }: GalleryProps) {
  const { product: words } = useTexts()
  const strip = useRef<HTMLUListElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoom, setZoom] = useState<{ View: Zoom; src: string } | null>(null)
  const total = images.length

  const show = (index: number) => {
    if (!strip.current) return
    strip.current.scrollLeft = index * strip.current.clientWidth
    setCurrent(index)
  }
  const step = (event: KeyboardEvent) => {
    const index = current + (STEPS[event.key] ?? 0)
    // Enlarged, a picture is moved by the arrows itself.
    if (zoom || index === current || index < 0 || index >= total) return
    event.preventDefault()
    show(index)
    // The focus goes along inside the list it is in.
    const list = thumbs.current?.contains(document.activeElement) ? thumbs : strip
    list.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true })
  }
  const choose = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(index)
  }
  const enlarge = (event: MouseEvent, src: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./gallery-zoom.tsx').then(
      (module) => setZoom({ View: module.GalleryZoom, src }),
      // Without it the picture itself is opened.
      () => location.assign(src),
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links take the keys
    <section className={styles.gallery} aria-label={words.pictures()} onKeyDown={step}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / (clientWidth || 1)))
        }
      >
        {images.map((image, index) => (
          <li key={image ?? index} lang={image === null ? textLanguage : undefined}>
            {image === null ? (
              <ProductImage src={null} alt={name} side={640} first />
            ) : (
              <a
                href={image}
                target="_blank"
                rel="noopener"
                className={styles.picture}
                onClick={(event) => enlarge(event, image)}
                // The strip snaps back to the picture before, whatever a browser scrolls into sight.
                onFocus={() => show(index)}
              >
                <span lang={textLanguage}>
                  <ProductImage
                    src={image}
                    alt={name}
                    side={640}
                    sizes={SIZES}
                    first={index === 0}
                  />
                </span>
                <VisuallyHidden>{words.enlarge({ number: index + 1 })}</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
      {total > 1 && (
        <ul ref={thumbs} className={styles.thumbs}>
          {images.map((image, index) => (
            <li key={image ?? index}>
              <a
                href={image ?? undefined}
                className={styles.thumb}
                aria-label={words.picture({ number: index + 1, total })}
                aria-current={index === current}
                onClick={(event) => choose(event, index)}
              >
                <ProductImage src={image} alt="" side={72} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoom && (
        <zoom.View src={zoom.src} {...{ name, textLanguage }} onClose={() => setZoom(null)} />
      )}
    </section>
  )
}
