// Draws blocks as plain text, for readers without HTML and for people who prefer it.
import type { Block } from './blocks.ts'
import type { Letter } from './mail-html.ts'

const draw = (block: Block): string => {
  switch (block.kind) {
    case 'title':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 60))}`
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`
    case 'paragraph':
    case 'code':
      return block.text
    case 'button':
    case 'link':
      return `${block.text}: ${block.url}`
    case 'rows':
      return block.rows
        .map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`)
        .join('\n')
    case 'items':
      return block.items
        .map(({ name, detail, amount }) => `${name}\n  ${detail} = ${amount}`)
        .join('\n')
  }
}

export const mailPlain = ({
  brandName,
  footer,
  blocks,
}: Omit<Letter, 'locale' | 'subject'>): string =>
  `${[brandName, ...blocks.map(draw), `-- \n${footer}`].join('\n\n')}\n`
