// Tells what happened before this page was loaded; fetched only when there is something to tell.
import type { Locale } from '#domain/vocabulary.ts'
import type { Flash } from '#src/lib/flash.ts'
import { loadTexts } from '#src/lib/load-texts.ts'
import { textsOf } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'

export async function showFlash(flash: Flash, locale: Locale): Promise<void> {
  await loadTexts(locale, ['auth'])
  const { auth: t } = textsOf(locale)
  const told = {
    welcome: { title: t.welcomeTitle(), text: t.welcomeText() },
    created: { title: t.createdTitle(), text: t.createdText() },
    bye: { title: t.byeTitle(), text: t.byeText() },
    out_failed: { title: t.outFailed(), tone: 'error' },
    deleted: { title: t.deletedTitle(), text: t.deletedText() },
  } as const
  showToast({ ...told[flash], closeLabel: t.close() })
}
