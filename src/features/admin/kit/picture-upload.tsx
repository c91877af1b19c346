// Brings pictures from the admin's machine into the shop: several at once, chosen or dropped, each with its own answer.
import { Button, FileButton, Input, Text } from '@mantine/core'
import { type DragEvent, useRef, useState } from 'react'
import { isErrorCode } from '#contract/errors.ts'
import { MOST_PICTURE_BYTES } from '#contract/picture.ts'
import { paths } from '#contract/paths.ts'
import { askIdentity, isAskedAfter } from '#src/lib/confirm-identity.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useHeldForm } from './use-held-form.ts'
import styles from './picture-upload.module.css'

interface PictureUploadProps {
  /** How many more there is room for. */
  room: number
  onPicture: (address: string) => void
  /** Where there is only one, or it is kept with something else than a product. */
  label?: string
  hint?: string
}

interface Kept {
  address?: string
  code?: string
}

/** In milliseconds: longer than the largest picture takes on a slow line, and no line that stands still holds the form for ever. */
const PATIENCE = 300_000

async function keep(file: File, mayAsk = true): Promise<Kept> {
  if (file.size > MOST_PICTURE_BYTES) return { code: 'body_too_large' }
  try {
    const answer = await fetch(paths.adminPictures, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(PATIENCE),
    })
    const kept = Object(await answer.json()) as Kept
    const mayRepeat =
      mayAsk && isAskedAfter(kept.code) && (await askIdentity(kept.code, 'mutation'))
    return mayRepeat ? await keep(file, false) : kept
  } catch {
    return { code: 'unavailable' }
  }
}

export function PictureUpload({ room, onPicture, label, hint }: PictureUploadProps) {
  const { productDesk: t, errors } = useTexts()
  const name = label ?? t.upload()
  const zone = useRef<HTMLDivElement>(null)
  const reset = useRef<() => void>(null)
  const [left, setLeft] = useState(0)
  const [over, setOver] = useState(false)
  const [faults, setFaults] = useState<string[]>([])
  useHeldForm(zone, { busy: left > 0, failed: faults.length > 0 })
  const bring = async (files: readonly File[]) => {
    const wanted = files.slice(0, room)
    setFaults(files.length > room ? [t.uploadFull({ room })] : [])
    for (const [at, file] of wanted.entries()) {
      setLeft(wanted.length - at)
      const { address, code = 'unavailable' } = await keep(file)
      if (address) onPicture(address)
      else {
        const why =
          code === 'body_too_large'
            ? t.uploadTooBig()
            : errors[isErrorCode(code) ? code : 'internal']()
        setFaults((told) => [...told, `${file.name}: ${why}`])
      }
    }
    setLeft(0)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (left === 0) void bring([...event.dataTransfer.files])
  }
  return (
    <div
      ref={zone}
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        disabled={room === 0}
        resetRef={reset}
        inputProps={{ 'aria-label': name, multiple: room > 1 }}
        onChange={(files) => {
          reset.current?.()
          void bring(files)
        }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            leftSection={<Icon name="plus" />}
            loading={left > 0}
            disabled={room === 0}
          >
            {name}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" role="status">
        {left > 0 ? t.uploading({ left }) : (hint ?? t.uploadHint())}
      </Text>
      {faults.length > 0 && (
        <div role="alert">
          {faults.map((fault) => (
            <Input.Error key={fault}>{fault}</Input.Error>
          ))}
        </div>
      )}
    </div>
  )
}
