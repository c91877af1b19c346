// The pages few visits see: fetched when somebody goes to one of them, or is about to.
import type { MorePages } from '#src/lib/more-pages.ts'
import { accountPages } from './account.ts'
import { adminPages } from './admin.ts'
import { contactPages } from './contact.ts'
import { recoveryPages } from './recovery.ts'
import { storyPages } from './stories.ts'
import { toolPages } from './tools.ts'

export const more: MorePages = {
  shop: [accountPages, ...toolPages, ...contactPages, ...storyPages],
  bare: recoveryPages,
  frame: [adminPages],
}
