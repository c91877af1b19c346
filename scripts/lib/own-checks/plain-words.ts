// Refuses homemade words where the trade has a term: docs/words.md lists both.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceText } from '../project-files.ts'
import { projectRoot } from '../run-command.ts'

/** Goods, texts for people and this file say what they mean: a dollhouse is a house. */
const ABOUT_GOODS =
  /^(?:demo|src\/i18n)\/|^domain\/(?:search-synonyms|[\w-]*words|typo)|\/plain-words[.]ts$/
const FOR_CUSTOMERS = /\b(?:at|to) the door\b|\bdoor to door\b/gi
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g
const TITLE = /^\s*(?:test|it|describe)\b/

/** The words in backticks of the glossary's last column. */
const avoidedWords = (): string[] => {
  const glossary = readFileSync(join(projectRoot, 'docs/words.md'), 'utf8')
  const [, inCode = ''] = glossary.split('\n## In code\n')
  const cells = [...inCode.matchAll(/^\|.*\|(?<not>[^|]*)\|$/gm)].map(({ groups }) => groups?.not)
  return cells.flatMap((cell) => cell?.match(/(?<=`)\w+(?=`)/g) ?? [])
}
const avoided = new Set(avoidedWords())

/** `openDoor`, `OPEN_DOOR` and `stand-in` as their words. */
const wordsOf = (line: string): string[] =>
  line
    .replaceAll(/\bstand-in/gi, 'standin')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/)

export function plainWords({ path, text }: SourceText): string[] {
  if (ABOUT_GOODS.test(path)) return []
  return text.split('\n').flatMap((line, index) => {
    const isProse = TITLE.test(line) || /^\s*(?:\/[/*]|\*)/.test(line)
    const said = (isProse ? line : line.replaceAll(STRING, '')).replaceAll(FOR_CUSTOMERS, '')
    return wordsOf(said)
      .filter((word) => avoided.has(word))
      .map((word) => `${path}:${index + 1} says «${word}»; docs/words.md has the term`)
  })
}
