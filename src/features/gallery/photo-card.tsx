// One delivered shipment: its picture, which opens whole, what is told about it, where and when it arrived.
import type { DeliveryPhotoView } from '#contract/gallery.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { formatDay } from '#src/ui/format-day.ts'
import { Photo } from '#src/ui/photo.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './gallery.module.css'

const SIZES = '(min-width: 64em) 24rem, (min-width: 44em) 46vw, 92vw'

interface PhotoCardProps {
  photo: DeliveryPhotoView
  /** It is seen before anybody scrolls; the first of them is the largest thing there. */
  seen: 'first' | 'soon' | 'later'
}

export function PhotoCard({ photo, seen }: PhotoCardProps) {
  const { contentPages } = useTexts()
  const t = contentPages.gallery
  const locale = useUiLocale()
  const { picture, caption, alt, city, month, sample } = photo
  return (
    <figure className={`pu-card ${styles.card}`}>
      <a href={picture} target="_blank" rel="noopener" className={styles.open}>
        <span lang={alt.locale}>
          <Photo
            src={picture}
            alt={alt.text}
            side={400}
            sizes={SIZES}
            first={seen === 'first'}
            eager={seen !== 'later'}
          />
        </span>
        <VisuallyHidden>{t.enlarge()}</VisuallyHidden>
      </a>
      {sample && (
        <Badge tone="honey" solid className={styles.sample}>
          {t.sample()}
        </Badge>
      )}
      <figcaption className={styles.words}>
        <p className={styles.caption} lang={caption.locale}>
          {caption.text}
        </p>
        <p className={`pu-facts ${styles.facts}`}>
          <span translate="no">{city}</span>
          <time dateTime={month}>{formatDay(month, locale)}</time>
        </p>
      </figcaption>
    </figure>
  )
}
