// Light or dark: a form that works without scripts and changes in place with them.
import type { FormEvent } from 'react'
import { localised, paths } from '#contract/paths.ts'
import { write } from '#src/lib/browser-context.ts'
import { useFacts } from '#src/lib/facts.ts'
import { toggleScheme } from '#src/lib/preferences.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './theme-toggle.module.css'

/** Both states are there and the stylesheet shows one, so that no component has to know the scheme. */
export function ThemeToggle({
  className,
  labelled,
}: {
  className?: string | undefined
  labelled?: boolean
}) {
  const { locale, scheme, user } = useFacts()
  const { shell } = useTexts()
  const { pathname, search } = useAddress()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = toggleScheme()
    // The account follows, for the other devices; this one has it already, whatever becomes of the call.
    if (user) void write.account.updatePreferences({ scheme: chosen }).catch(() => {})
  }
  const words = labelled ? undefined : 'pu-hidden'

  return (
    <form method="post" action={paths.scheme} onSubmit={submit}>
      <input type="hidden" name="next" value={localised(locale, `${pathname}${search}`)} />
      <button
        type="submit"
        name="scheme"
        value={scheme === 'dark' ? 'light' : 'dark'}
        className={className}
      >
        <span className={styles.byDay}>
          <Icon name="moon" size={20} />
          <span className={words}>{shell.dark()}</span>
        </span>
        <span className={styles.atNight}>
          <Icon name="sun" size={20} />
          <span className={words}>{shell.light()}</span>
        </span>
      </button>
    </form>
  )
}
