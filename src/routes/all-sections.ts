// Every section at once, for the server, which fetches nothing.
import type { Sections } from '#src/lib/more-pages.ts'
import { account } from './account.ts'
import { admin } from './admin.ts'
import { entrance } from './entrance.ts'
import { more } from './more.ts'
import { purchase } from './purchase.ts'
import type { SectionName } from './section-of.ts'
import { tools } from './tools.ts'

export const allSections: Required<Sections<SectionName>> = {
  purchase,
  account,
  entrance,
  admin,
  tools,
  more,
}
