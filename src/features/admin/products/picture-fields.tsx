// The pictures of a product: their addresses in order, each with what it shows; the first one stands on cards.
import { useState } from 'react'
import { DRAFT_LIMITS } from '#contract/product-draft.ts'
import { safeImage } from '#domain/safe-image.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { PictureUpload } from '../kit/picture-upload.tsx'
import styles from './product-form.module.css'

interface Row {
  key: number
  address: string
}

interface PictureFieldsProps {
  /** One address a line. */
  value: string
  error: string | undefined
  /** Which of them it is about, from 1; none: the pictures as a whole. */
  wrong?: number | undefined
}

/** Without scripts there is room for some more. */
const SPARE = 2

const PLACE = 'product-images'

/** From a row that goes to the one that takes its place, the one before, or the button that adds one. */
function leaveRow(row: Element | null): void {
  const next =
    row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement?.parentElement
  const buttons = next?.querySelectorAll('button') ?? []
  buttons[buttons.length - 1]?.focus()
}

export function PictureFields({ value, error, wrong }: PictureFieldsProps) {
  const { productDesk: t } = useTexts()
  const hydrated = useHydrated()
  const [next, setNext] = useState(100)
  const known = value.split('\n').filter((address) => address !== '')
  const [rows, setRows] = useState<Row[]>(() => {
    const spare = Array.from({ length: Math.min(SPARE, DRAFT_LIMITS.images - known.length) })
    return [...known, ...spare.map(() => '')].map((address, key) => ({ key, address }))
  })
  const move = (from: number, to: number) => {
    const moved = rows[from]
    if (!moved || to < 0 || to === rows.length) return
    const others = rows.filter((row) => row !== moved)
    setRows([...others.slice(0, to), moved, ...others.slice(to)])
  }
  const type = (key: number, address: string) =>
    setRows(rows.map((row) => (row.key === key ? { key, address } : row)))
  const filled = rows.filter(({ address }) => address.trim() !== '')
  const add = (address: string) =>
    setRows((now) => {
      const kept = now.filter((row) => row.address.trim() !== '')
      // The same picture again is the same address.
      if (kept.some((row) => row.address === address)) return kept
      return [...kept, { key: Math.max(1000, ...now.map(({ key }) => key)) + 1, address }]
    })
  // Wherever it was moved to, and until it is typed anew.
  const wrongAddress = wrong === undefined ? undefined : known[wrong - 1]
  const wrongKey = rows.find(({ address }) => address === wrongAddress)?.key
  return (
    <div className={styles.pictures} id={wrongKey === undefined ? PLACE : undefined} tabIndex={-1}>
      {hydrated && <PictureUpload room={DRAFT_LIMITS.images - filled.length} onPicture={add} />}
      <p className={styles.hint}>{t.imagesHint()}</p>
      <ol className={styles.pictureList}>
        {rows.map(({ key, address }, at) => {
          const place = at + 1
          return (
            <li key={key} className={styles.picture}>
              <ProductImage src={safeImage(address)} alt="" side={56} className={styles.thumb} />
              <TextField
                name="images"
                label={t.imageAt({ place })}
                value={address}
                onChange={(event) => type(key, event.currentTarget.value)}
                inputMode="url"
                autoComplete="off"
                maxLength={2048}
                {...(key === wrongKey && { id: PLACE, error })}
              />
              {hydrated && (
                <span className={styles.pictureActs}>
                  <Button
                    variant="quiet"
                    size="s"
                    square
                    aria-label={t.imageUp({ place })}
                    aria-disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  >
                    <Icon name="chevron-down" className={styles.up} />
                  </Button>
                  <Button
                    variant="quiet"
                    size="s"
                    square
                    aria-label={t.imageDown({ place })}
                    aria-disabled={place === rows.length}
                    onClick={() => move(at, place)}
                  >
                    <Icon name="chevron-down" />
                  </Button>
                  <Button
                    variant="quiet"
                    size="s"
                    square
                    aria-label={t.imageRemove({ place })}
                    onClick={(event) => {
                      leaveRow(event.currentTarget.closest('li'))
                      setRows(rows.filter((row) => row.key !== key))
                    }}
                  >
                    <Icon name="trash" />
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {error && wrong === undefined && (
        <p className={styles.error} role="alert">
          <Icon name="alert" /> {error}
        </p>
      )}
      {hydrated && rows.length < DRAFT_LIMITS.images && (
        <Button
          variant="secondary"
          size="s"
          icon="plus"
          onClick={() => {
            setRows([...rows, { key: next, address: '' }])
            setNext(next + 1)
          }}
        >
          {t.imageAdd()}
        </Button>
      )}
    </div>
  )
}
