// What this browser does after somebody came or left: tells it, and keeps or forgets what it remembers of them.
import type { Locale } from '#domain/vocabulary.ts'
import { showFlash } from '#src/features/auth/show-flash.ts'
import { forgetIds } from '#src/features/catalogue/stored-ids.ts'
import { joinFavourites } from '#src/features/catalogue/sync-favourites.ts'
import type { Flash } from '#src/lib/flash.ts'

export async function onFlash(flash: Flash, locale: Locale): Promise<void> {
  if (flash === 'bye' || flash === 'out_failed' || flash === 'deleted') forgetIds()
  await showFlash(flash, locale)
  // A favourite that cannot be brought along is no reason to speak of.
  if (flash === 'welcome' || flash === 'created') await joinFavourites().catch(() => {})
}
