// What this browser does after somebody came or left: tells it, and keeps or forgets what it remembers of them.
import type { Locale } from '#domain/vocabulary.ts'
import { showFlash } from '#src/features/auth/show-flash.ts'
import { askAccount } from '#src/features/catalogue/ask-account.ts'
import { forgetIds } from '#src/features/catalogue/stored-ids.ts'
import { dropDraft } from '#src/features/orders/checkout/kept-draft.ts'
import type { Flash } from '#src/lib/flash.ts'

export async function onFlash(flash: Flash, locale: Locale, username: string): Promise<void> {
  if (flash === 'bye' || flash === 'out_failed' || flash === 'deleted') {
    forgetIds()
    dropDraft()
  } else askAccount(username)
  await showFlash(flash, locale)
}
