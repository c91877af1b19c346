// The pictures of a product: their addresses in order, each with what it shows; the first one stands on cards.
import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { DRAFT_LIMITS } from '#contract/product-draft.ts'
import { shownPicture } from '#contract/shown-picture.ts'
import { joined } from '#src/lib/form/kind.ts'
import type { SentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { PictureUpload } from '../kit/picture-upload.tsx'
import styles from './product-form.module.css'

interface Row {
  key: number
  address: string
}

/** From a row that goes to the one that takes its place, the one before, or the button that adds one. */
function leaveRow(row: Element | null): void {
  const next =
    row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement?.parentElement
  const buttons = next?.querySelectorAll('button') ?? []
  buttons[buttons.length - 1]?.focus()
}

const NAME = 'images'
const filledOf = (rows: readonly Row[]) => rows.filter(({ address }) => address.trim() !== '')

type Pictures = Pick<SentForm, 'idOf' | 'faultOf' | 'valueOf' | 'set'>

export function PictureFields({ form }: { form: Pictures }) {
  const { productDesk: t } = useTexts()
  const [rows, setRows] = useState<readonly Row[]>(() => {
    const known = form.valueOf(NAME)
    return Array.isArray(known)
      ? known.map((address, key) => ({ key, address: String(address) }))
      : []
  })
  /** Pictures on their way come to what is there when they arrive. */
  const latest = useRef(rows)
  const change = (changed: readonly Row[]) => {
    latest.current = changed
    setRows(changed)
    form.set(
      NAME,
      changed.map(({ address }) => address),
    )
  }
  const append = (address: string, others = latest.current) =>
    change([...others, { key: Math.max(0, ...latest.current.map(({ key }) => key)) + 1, address }])
  const add = (address: string) => {
    const kept = filledOf(latest.current)
    // The same picture again is the same address.
    if (!kept.some((row) => row.address === address)) append(address, kept)
  }
  const move = (from: number, to: number) => {
    const moved = rows[from]
    if (!moved || to < 0 || to === rows.length) return
    const others = rows.filter((row) => row !== moved)
    change([...others.slice(0, to), moved, ...others.slice(to)])
  }
  return (
    <div className={styles.pictures} id={form.idOf(NAME)} tabIndex={-1}>
      <PictureUpload room={DRAFT_LIMITS.images - filledOf(rows).length} onPicture={add} />
      <p className={styles.hint}>{t.imagesHint()}</p>
      <ol className={styles.pictures}>
        {rows.map(({ key, address }, at) => {
          const place = at + 1
          return (
            <li key={key} className={styles.picture}>
              <ProductImage src={shownPicture(address)} alt="" side={56} className={styles.thumb} />
              <TextInput
                id={form.idOf(joined(NAME, at))}
                label={t.imageAt({ place })}
                value={address}
                error={form.faultOf(joined(NAME, at))}
                onChange={({ currentTarget: { value } }) =>
                  change(rows.map((row) => (row.key === key ? { key, address: value } : row)))
                }
                inputMode="url"
                autoComplete="off"
                maxLength={2048}
              />
              <ActionIcon.Group>
                <ActionIcon
                  variant="default"
                  size="lg"
                  aria-label={t.imageUp({ place })}
                  aria-disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <Icon name="chevron-down" className={styles.up} />
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  size="lg"
                  aria-label={t.imageDown({ place })}
                  aria-disabled={place === rows.length}
                  onClick={() => move(at, place)}
                >
                  <Icon name="chevron-down" />
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  size="lg"
                  aria-label={t.imageRemove({ place })}
                  onClick={(event) => {
                    leaveRow(event.currentTarget.closest('li'))
                    change(rows.filter((row) => row.key !== key))
                  }}
                >
                  <Icon name="trash" />
                </ActionIcon>
              </ActionIcon.Group>
            </li>
          )
        })}
      </ol>
      {form.faultOf(NAME) && <Input.Error role="alert">{form.faultOf(NAME)}</Input.Error>}
      {rows.length < DRAFT_LIMITS.images && (
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="plus" />}
          onClick={() => append('')}
        >
          {t.imageAdd()}
        </Button>
      )}
    </div>
  )
}
