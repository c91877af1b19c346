// The button that starts a sync. Everybody sees it; the server says who may, and what it says stands beside it.
import { type FormEvent, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import type { SyncJob } from '#contract/sync.ts'
import { paths } from '#contract/paths.ts'
import { write } from '#src/lib/browser-context.ts'
import { useFacts } from '#src/lib/facts.ts'
import { noAnswer } from '#src/lib/form/answer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Button } from '#src/ui/button.tsx'
import styles from './strip.module.css'
import type { TriggerAnswer } from './trigger-answer.ts'

interface TriggerFormProps {
  /** Something waits or runs already. */
  active: boolean
  /** How far it is with what runs, or with what was begun here. */
  course: 'started' | 'running' | 'finished' | 'failed' | null
  posted: TriggerAnswer | undefined
  here: string
  onStarted: (jobs: readonly SyncJob[]) => void
}

export function TriggerForm({ active, course, posted, here, onStarted }: TriggerFormProps) {
  const { syncStatus: t } = useTexts()
  const { locale } = useFacts()
  const navigate = useNavigate()
  const action = useHref(here)
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState(posted)

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const came = await import('./trigger-post.ts')
      .then(({ sendTrigger }) => sendTrigger({ write, inBrowser: true, locale }))
      .catch((): TriggerAnswer => noAnswer(new FormData()))
    setBusy(false)
    setAnswer(came)
    if (came.jobs) onStarted(came.jobs)
    else if (came.refused?.code === 'unauthorized') void navigate(paths.auth(here))
  }

  const code = answer?.refused?.code ?? (answer?.unsaved && 'unavailable')
  const refused =
    !code || code === 'unauthorized'
      ? null
      : code in t.refused
        ? (code as keyof typeof t.refused)
        : 'unavailable'
  return (
    <form method="post" action={action} className={styles.trigger} onSubmit={ask}>
      <input type="hidden" name="intent" value="trigger" />
      <Button
        type="submit"
        variant="secondary"
        size="s"
        icon="refresh"
        busy={busy}
        disabled={active}
        aria-describedby="sync-said"
      >
        {t.trigger()}
      </Button>
      <p id="sync-said" role="status" className={styles.said} data-refused={refused !== null}>
        {refused && !(active && refused === 'sync_active') ? (
          <>
            {t.refused[refused]()}{' '}
            {refused === 'forbidden' && <Anchor to={paths.auth(here)}>{t.otherAccount()}</Anchor>}
            {refused === 'confirm_identity' && <Anchor to={paths.adminSync}>{t.toPanel()}</Anchor>}
            {refused === 'second_factor_missing' && (
              <Anchor to={paths.accountSecurity}>{t.secondFactor()}</Anchor>
            )}
          </>
        ) : (
          course && t.course[course]()
        )}
      </p>
    </form>
  )
}
