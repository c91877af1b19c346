// Takes from a stranger's words what a mail reader would turn into a link: a mail of ours leads where we say alone.
import { cutAtWord } from './cut-at-word.ts'

/** As many letters (UTF-16 units) as most people's whole name has. */
const NAME_LETTERS = 40

/** Not seen themselves, they hide, turn or split what is. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu

/**
 * The same words, in which no reader of mails finds an address: a blank parts every dot, @ and colon from what follows.
 * Line breaks stay; characters that nobody sees go.
 */
export const inertText = (text: string): string =>
  text
    .replace(UNSEEN, (sign) => (sign === '\n' ? sign : ''))
    .replace(/(?<=\S)[@＠﹫]/gu, ' $&')
    .replace(/[@＠﹫](?=\S)/gu, '$& ')
    .replace(/(?<=\S)[.．。｡﹒․](?=[\p{L}\p{M}])(?![ºª])/gu, '$& ')
    .replace(/(?<=[\p{L}+])[:：﹕](?=\S)/gu, '$& ')
    .replace(/[/\\／⁄∕]{2,}/gu, '/')
    .replace(/(?<=\S) {2,}/gu, ' ')

/**
 * A name as a mail greets with it: letters, blanks, hyphens, apostrophes and dots, at most 40 of them. Numbers, signs and
 * addresses are no part of a name. Empty where nothing is left.
 */
export const spokenName = (name: string): string => {
  const letters = name.replace(UNSEEN, ' ').replace(/[^\p{L}\p{M}'’.-]+/gu, ' ')
  const spoken = inertText(letters).replace(/^[\s.’'-]+|[\s’'-]+$/gu, '')
  return cutAtWord(spoken, NAME_LETTERS)
}
