// The picture of an article, drawn of the shop's own shapes: a low sun, arches over water, and what it is about.
import { ARTICLE_COVERS, type ArticleCover as Cover } from '#domain/articles.ts'
import { classNames } from '#src/ui/class-names.ts'
import { iconPaths } from '#src/ui/icon-paths.ts'
import styles from './article-cover.module.css'

const GROUNDS = 4

/** Each cover has its ground and its sun's place, so that neighbours in a list differ. */
export function ArticleCover({
  cover,
  className,
}: {
  cover: Cover
  className?: string | undefined
}) {
  const place = ARTICLE_COVERS.indexOf(cover)
  const sun = 70 + ((place * 97) % 220)
  return (
    <svg
      className={classNames(styles.cover, className)}
      data-ground={place % GROUNDS}
      viewBox="0 0 360 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect className={styles.sky} width="360" height="200" />
      <circle className={styles.sun} cx={sun} cy="112" r="46" />
      <path
        className={styles.bridge}
        d="M0 150h360v50h-9a36 34 0 0 0-72 0h-18a36 34 0 0 0-72 0h-18a36 34 0 0 0-72 0H81a36 34 0 0 0-72 0H0z"
      />
      <g className={styles.plate} transform="translate(148 62)">
        <path d="M0 88V32a32 32 0 0 1 64 0v56z" />
        <path className={styles.sign} transform="translate(8 22) scale(2)" d={iconPaths[cover]} />
      </g>
    </svg>
  )
}
