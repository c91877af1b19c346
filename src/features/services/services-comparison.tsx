// The services side by side under their filters, the first rows of them until somebody asks for more.
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { SERVICE_ROWS, type ServicesView } from '#contract/services-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { LoadedComparison } from './load-comparison.ts'
import { ServicesFilter } from './services-filter.tsx'
import { ServicesTable } from './services-table.tsx'
import styles from './services.module.css'

interface ServicesComparisonProps {
  loaded: LoadedComparison
  /** The address of the page that shows this, under these filters. */
  addressOf: (view: Partial<ServicesView>) => string
}

function focusRow(table: HTMLTableElement | null, index: number): void {
  const name = table?.tBodies[0]?.rows[index]?.cells[0]
  if (!name) return
  name.tabIndex = -1
  name.focus({ preventScroll: true })
}

/** Needs the dictionary `comparison`. */
export function ServicesComparison({ loaded, addressOf }: ServicesComparisonProps) {
  const { comparison: t } = useTexts()
  const navigate = useNavigate()
  /** A link that leaves the page where it is. */
  const here = (to: string) => ({
    to,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void navigate(to, { preventScrollReset: true })
    },
  })
  const { view, rows, total, weighed, badWeight } = loaded
  const table = useRef<HTMLTableElement>(null)
  const wasAll = useRef(view.all)
  // The button is gone with the click: reading goes on at the first of the new rows.
  useLayoutEffect(() => {
    if (view.all && !wasAll.current) focusRow(table.current, SERVICE_ROWS)
    wasAll.current = view.all
  }, [view.all])
  const shown = rows && (view.all ? rows : rows.slice(0, SERVICE_ROWS))
  return (
    <>
      <ServicesFilter {...{ view, badWeight, addressOf }} />
      {shown === null && <Notice tone="error">{t.errorLoadingServices()}</Notice>}
      {shown?.length === 0 && (
        <Notice
          title={t.noServicesAvailable()}
          actions={
            <ButtonLink {...here(addressOf({}))} variant="secondary">
              {t.reset()}
            </ButtonLink>
          }
        >
          {t.noneText()}
        </Notice>
      )}
      {rows && shown && shown.length > 0 && (
        <>
          <p className={styles.count} role="status">
            {t.count({ shown: shown.length, total })}
          </p>
          <ServicesTable ref={table} rows={shown} weighed={weighed} />
          {shown.length < rows.length && (
            <p className={styles.more}>
              <ButtonLink {...here(addressOf({ ...view, all: true }))} variant="secondary">
                {t.loadMore()}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </>
  )
}
