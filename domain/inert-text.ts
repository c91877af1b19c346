// Takes from words that visitors typed what a mail reader would turn into a link: our mails link only where we say.
import { cutAtWord } from './cut-at-word.ts'

/** As many letters (UTF-16 units) as most people's whole name has. */
const NAME_LETTERS = 40

/** Not seen themselves, they hide, turn or split what is. */
const UNSEEN =
  /[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]/gu

/** «N.º», «M.ª», «1.º»: the only words in which a letter may follow a dot. No domain is one letter. */
const ORDINAL = /(?<![^\s(])(?:\p{L}{1,3}|\p{N}{1,4})\.[ºª](?=[\s,;)]|$)/gu

const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|\\d{1,2})'
/** Four numbers with dots between them are the address of a machine. */
const NUMBERS = new RegExp(`(?<!\\d)${BYTE}(?:\\.${BYTE}){3}(?!\\d)`, 'gu')
/** A plus before seven digits or more, however they are grouped, is called by a touch. */
const CALLED = /[+＋﹢⁺₊](?=[().-]*\p{N}(?:[\s().-]*\p{N}){6})/gu

const parted = (word: string): string =>
  word
    .replace(/(?<=\S)@/gu, ' $&')
    .replace(/@(?=\S)/gu, '$& ')
    .replace(NUMBERS, (address) => address.replaceAll('.', '. '))
    .replace(/(?<=\S)[.。](?=\(?[\p{L}\p{M}])/gu, '$& ')
    .replace(/(?<=[\p{L}+]):(?=\S)/gu, '$& ')
    .replace(/[/\\⁄∕]{2,}/gu, '/')

/**
 * A reader looks up `ⓔvil.ⓒⓞⓜ` as `evil.com`, so what makes an address counts by the plain letters it stands for. Any
 * other word stays as it was typed.
 */
const apart = (text: string): string =>
  text.replace(/\S+/gu, (word) => {
    const plain = word.normalize('NFKC')
    const inert = parted(plain)
    return inert === plain ? word : inert
  })

/**
 * The same words, in which no reader of mails finds an address: a blank parts every dot, @ and colon from what follows,
 * and the plus from a number that could be called. Line breaks stay; characters that nobody sees go.
 */
export const inertText = (text: string): string => {
  const seen = text.replace(UNSEEN, (sign) => (sign === '\n' ? sign : ''))
  const ordinals = seen.match(ORDINAL) ?? []
  return seen
    .split(ORDINAL)
    .map((part, index) => apart(part) + (ordinals[index] ?? ''))
    .join('')
    .replace(CALLED, '$& ')
    .replace(/(?<=\S) {2,}/gu, ' ')
}

/**
 * A name as a mail greets with it: letters, spaces, hyphens, apostrophes and dots, at most 40 of them. Numbers, other characters and
 * addresses are no part of a name. Empty where nothing is left.
 */
export const spokenName = (name: string): string => {
  const letters = name.replace(UNSEEN, ' ').replace(/[^\p{L}\p{M}'’.-]+/gu, ' ')
  const spoken = inertText(letters).replace(/^[\s.’'-]+|[\s’'-]+$/gu, '')
  return cutAtWord(spoken, NAME_LETTERS)
}
