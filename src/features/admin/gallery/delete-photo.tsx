// Takes a photo away for good: a link that leads to the question, and the question, with or without scripts.
import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { AdminPhoto } from '#contract/gallery.ts'
import { paths } from '#contract/paths.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import desk from '../kit/desk.module.css'
import type { PhotoAnswer } from './photo-action.ts'

function Question({ photo: { id, seen } }: { photo: AdminPhoto }) {
  const { galleryDesk: t } = useTexts()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <Alert
      ref={question}
      tabIndex={-1}
      color="red"
      role="group"
      icon={<Icon name="alert" />}
      title={t.askTitle()}
    >
      <Form method="post" preventScrollReset className={desk.part}>
        <p>{t.askText()}</p>
        <input type="hidden" name="seen" value={seen} />
        <div className={desk.row}>
          <DeskLink to={paths.adminPhoto(id)} preventScrollReset>
            {t.askNo()}
          </DeskLink>
          <Button type="submit" name="intent" value="delete" color="red">
            {t.askYes()}
          </Button>
        </div>
      </Form>
    </Alert>
  )
}

interface DeletePhotoProps {
  photo: AdminPhoto
  /** The question is asked. */
  asked: boolean
  answer: PhotoAnswer | undefined
}

export function DeletePhoto({ photo, asked, answer }: DeletePhotoProps) {
  const { galleryDesk: t, errors } = useTexts()
  const failed = answer?.intent === 'delete' ? answer : undefined
  const unsaved = useUnsaved()(failed?.unsaved, t.offline)
  return (
    <section className={desk.panel} aria-labelledby="remove">
      <div>
        <h2 id="remove">{t.remove()}</h2>
        <p className={desk.soft}>{t.removeText()}</p>
      </div>
      {failed && (
        <Alert color="red" role="alert" icon={<Icon name="alert" />}>
          {failed.refusal ? errors[failed.refusal]() : unsaved}
        </Alert>
      )}
      {asked ? (
        <Question photo={photo} />
      ) : (
        <div>
          <DeskLink
            to={`${paths.adminPhoto(photo.id, { ask: 'delete' })}#remove`}
            preventScrollReset
          >
            {t.remove()}
          </DeskLink>
        </div>
      )}
    </section>
  )
}
