// Page numbers as plain links, so that they work without scripts and search engines can follow them.
import { Anchor } from './anchor.tsx'
import { useUiLocale } from './ui-locale.ts'
import { formatNumber } from './format-number.ts'
import { Icon } from './icon.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  pages: number
  /** Path of a page of this list. */
  toPage: (page: number) => string
  /** Which part of the whole this page is, in words. */
  range?: string
  words: {
    /** Name of the landmark. */
    label: string
    previous: string
    next: string
    /** Name of one number, «Página 3». */
    page: (page: number) => string
  }
}

export function Pagination({ page, pages, toPage, range, words }: PaginationProps) {
  const locale = useUiLocale()
  if (pages <= 1) return null
  return (
    <nav aria-label={words.label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Anchor
              to={toPage(page - 1)}
              rel="prev"
              className={styles.step}
              aria-label={words.previous}
            >
              <Icon name="chevron-left" />
              <span className={styles.word}>{words.previous}</span>
            </Anchor>
          </li>
        )}
        {pageWindow(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Anchor
                to={toPage(number)}
                className={styles.number}
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatNumber(number, locale)}
              </Anchor>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Anchor
              to={toPage(page + 1)}
              rel="next"
              className={styles.step}
              aria-label={words.next}
            >
              <span className={styles.word}>{words.next}</span>
              <Icon name="chevron-right" />
            </Anchor>
          </li>
        )}
      </ul>
      {range && <p className={styles.range}>{range}</p>}
    </nav>
  )
}
