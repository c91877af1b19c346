// Filters somebody comes back to, kept by name in their browser: one click away, for this list alone.
import { Button, CloseButton, TextInput } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { type KeyboardEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './list.module.css'
import { useListAddress } from './list-address.ts'

const viewsSchema = z.array(z.object({ name: z.string(), address: z.string().startsWith('/') }))

/** What another version or another program has left there is as good as nothing. */
function readViews(text: string | undefined): z.output<typeof viewsSchema> {
  try {
    return viewsSchema.parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** `isOne`: what is shown differs from the whole list in its usual order. */
export function SavedViews({ isOne }: { isOne: boolean }) {
  const { admin } = useTexts()
  const t = admin.table
  const { addressWith } = useListAddress()
  const { pathname } = useLocation()
  const [views, setViews] = useLocalStorage({
    key: `puente-views:${pathname}`,
    defaultValue: readViews('[]'),
    deserialize: readViews,
  })
  const [name, setName] = useState<string | null>(null)
  const here = addressWith({})
  const keep = () => {
    const kept = name?.trim()
    if (kept)
      setViews([...views.filter((view) => view.name !== kept), { name: kept, address: here }])
    setName(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setName(null)
    if (event.key !== 'Enter') return
    // The form around it is the filter's.
    event.preventDefault()
    keep()
  }
  const isKept = views.some(({ address }) => address === here)
  if (views.length === 0 && !isOne) return null
  return (
    <div className={styles.views} data-kept={views.length > 0 || name !== null || undefined}>
      {views.map((view) => (
        <span key={view.name} className={styles.view}>
          <DeskLink
            to={view.address}
            size="compact-sm"
            variant={view.address === here ? 'light' : 'default'}
            aria-current={view.address === here ? 'page' : undefined}
          >
            {view.name}
          </DeskLink>
          <CloseButton
            size="sm"
            aria-label={t.forgetView({ name: view.name })}
            onClick={() => setViews(views.filter((each) => each !== view))}
          />
        </span>
      ))}
      {name !== null && (
        <>
          <TextInput
            size="xs"
            aria-label={t.viewName()}
            placeholder={t.viewName()}
            value={name}
            maxLength={40}
            data-autofocus
            ref={(field) => field?.focus()}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button size="xs" variant="light" onClick={keep}>
            {t.keepView()}
          </Button>
        </>
      )}
      {isOne && !isKept && name === null && (
        <Button
          size="sm"
          variant="subtle"
          leftSection={<Icon name="plus" />}
          onClick={() => setName('')}
        >
          {t.saveView()}
        </Button>
      )}
    </div>
  )
}
