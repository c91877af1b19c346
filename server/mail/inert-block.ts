// Takes the addresses out of a block's words: a mail leads where its buttons and links lead, whoever's words it holds.
import { inertText } from '#domain/inert-text.ts'
import type { Block } from './blocks.ts'

/** The shop's own name may be an address. */
export const inertWords = (text: string, brandName: string): string =>
  text
    .split(brandName)
    .map((part) => inertText(part))
    .join(brandName)

export const inertBlock = (block: Block, brandName: string): Block => {
  const inert = (text: string) => inertWords(text, brandName)
  switch (block.kind) {
    case 'rows': {
      const rows = block.rows.map((row) => (row.exact ? row : { ...row, value: inert(row.value) }))
      return { ...block, rows }
    }
    case 'items': {
      const items = block.items.map((item) => ({ ...item, name: inert(item.name) }))
      return { ...block, items }
    }
    case 'paragraph':
      return block.exact ? block : { ...block, text: inert(block.text) }
    default:
      return { ...block, text: inert(block.text) }
  }
}
