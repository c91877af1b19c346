// Makes a mail of its blocks: both faces, a subject that stays on one line, and no address but those it means.
import { spokenName } from '#domain/inert-text.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Block, MailSetting, MailText } from './blocks.ts'
import { inertBlock, inertWords } from './inert-block.ts'
import { mailHtml } from './mail-html.ts'
import { mailPlain } from './mail-plain.ts'
import { mailWords } from './words.ts'

export interface Composition {
  locale: Locale
  subject: string
  /** Who is greeted by name; nobody where only an address is known. */
  greeted?: string
  blocks: readonly Block[]
  /** Why the mail comes, when it is not for an order. */
  footer?: string
}

// A line break in a subject would start a header of somebody's own.
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

export const composeMail = (
  { brandName }: MailSetting,
  { locale, subject, greeted, blocks, footer: ownFooter }: Composition,
): MailText => {
  const words = mailWords(locale)
  const footer = ownFooter ?? words.footer({ brand: brandName })
  const [title, ...rest] = blocks
  const name = spokenName(greeted ?? '')
  const said: Block[] = [
    ...(title ? [title] : []),
    ...(name ? [{ kind: 'paragraph', text: words.hello({ name }) } as const] : []),
    ...rest,
    { kind: 'paragraph', text: words.signature({ brand: brandName }), quiet: true },
  ]
  const all = said.map((block) => inertBlock(block, brandName))
  const line = inertWords(oneLine(subject), brandName)
  return {
    subject: line,
    html: mailHtml({ locale, subject: line, brandName, footer, blocks: all }),
    plain: mailPlain({ brandName, footer, blocks: all }),
  }
}
