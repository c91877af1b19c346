// The form of one photo: its picture, what is told about it in each language, where and when, and the permission.
import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { type AdminPhoto, PHOTO_LETTERS } from '#contract/gallery.ts'
import { paths } from '#contract/paths.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { markToSend } from '#src/lib/mark-to-send.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { CheckField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import desk from '../kit/desk.module.css'
import { useUnsavedForm } from '../kit/unsaved-form.ts'
import styles from './gallery-desk.module.css'
import type { PhotoAnswer } from './photo-action.ts'
import { PhotoPicture } from './photo-picture.tsx'
import { NEW_PHOTO, valuesOfPhoto } from './photo-values.ts'

interface PhotoFormProps {
  /** Null: a new one. */
  photo: AdminPhoto | null
  answer: PhotoAnswer | undefined
}

const [BASE, ...OTHERS] = LOCALES

export function PhotoForm({ photo, answer: given }: PhotoFormProps) {
  const { galleryDesk: t, faults, errors, language } = useTexts()
  const busy = useNavigation().formData?.get('intent') === 'save'
  // What became of deleting is told beside it.
  const answer = given?.intent === 'save' ? given : undefined
  const values = answer?.values ?? (photo ? valuesOfPhoto(photo) : NEW_PHOTO)
  const form = useRef<HTMLFormElement>(null)
  useUnsavedForm(form, { answer })
  const { refusal } = answer ?? {}
  const faultOf = (name: string): string | undefined => {
    const fault = answer?.faults[name]
    return fault && faults[fault]()
  }
  const text = (field: 'captions' | 'alts', locale: Locale) => {
    const name = `${field}.${locale}`
    const words = { captions: t.caption, alts: t.alt }
    return (
      <Textarea
        key={name}
        name={name}
        label={words[field]({ language: language[locale]() })}
        description={field === 'alts' && locale === BASE ? t.altHint() : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        defaultValue={values[name]}
        error={faultOf(name)}
        lang={locale}
        rows={2}
        maxLength={PHOTO_LETTERS}
      />
    )
  }
  const isOpen = OTHERS.some((locale) =>
    [`captions.${locale}`, `alts.${locale}`].some((name) => values[name] || answer?.faults[name]),
  )
  const changed = refusal === 'photo_changed' ? errors.photo_changed() : null
  const failed = useUnsaved()(answer?.unsaved, t.offline) ?? changed
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className={desk.form}>
      {failed && (
        <Alert color="red" role="alert" icon={<Icon name="alert" />} title={t.failed()}>
          <p>{failed}</p>
          {changed && photo && (
            <p>
              <strong lang={BASE}>{photo.captions[BASE]}</strong> · {photo.city} · {photo.month}
            </p>
          )}
        </Alert>
      )}
      {answer && Object.keys(answer.faults).length > 0 && (
        <Alert color="red" role="alert" icon={<Icon name="alert" />} title={t.review()} />
      )}
      <input
        type="hidden"
        name="seen"
        value={markToSend(photo?.seen ?? '', answer?.values['seen'], changed !== null)}
      />
      <PhotoPicture
        value={values['picture'] ?? ''}
        error={
          refusal === 'photo_gone'
            ? errors.photo_gone()
            : answer?.faults['picture'] && t.pictureNeeded()
        }
      />
      <fieldset className={desk.group}>
        <legend>{t.texts()}</legend>
        <p className={`${desk.soft} ${desk.wide}`}>{t.textsHint()}</p>
        <div className={`${desk.pair} ${desk.wide}`}>
          {text('captions', BASE)}
          {text('alts', BASE)}
        </div>
        <details className={`${styles.more} ${desk.wide}`} open={isOpen}>
          <summary>{t.others()}</summary>
          <div className={desk.pair}>
            {OTHERS.flatMap((locale) => [text('captions', locale), text('alts', locale)])}
          </div>
        </details>
      </fieldset>
      <div className={desk.group}>
        <TextInput
          name="city"
          label={t.city()}
          description={t.cityHint()}
          defaultValue={values['city']}
          error={faultOf('city')}
          autoComplete="off"
          maxLength={80}
        />
        <TextInput
          name="month"
          type="month"
          label={t.month()}
          description={t.monthHint()}
          defaultValue={values['month']}
          error={refusal === 'month_ahead' ? errors.month_ahead() : faultOf('month')}
          autoComplete="off"
        />
      </div>
      <div className={styles.checks}>
        <CheckField
          name="agreed"
          value="1"
          label={t.agreed()}
          hint={t.agreedHint()}
          error={answer?.faults['agreed'] && t.agreedNeeded()}
          defaultChecked={values['agreed'] === '1'}
        />
        <CheckField
          name="shown"
          value="1"
          label={t.shown()}
          defaultChecked={values['shown'] === '1'}
        />
      </div>
      <div className={desk.row}>
        <Button type="submit" name="intent" value="save" loading={busy}>
          {t.save()}
        </Button>
        <DeskLink to={paths.adminGallery()}>{t.cancel()}</DeskLink>
      </div>
    </Form>
  )
}
