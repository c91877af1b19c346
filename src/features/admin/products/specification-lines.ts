// Specifications as lines of a text field, «Name: value», and back: a colon of a name is written `\:`, and nothing is lost.

const escaped = (name: string): string => name.replaceAll(/[\\:]/gu, String.raw`\$&`)

export const specificationLine = ([name, value]: readonly [string, string]): string =>
  `${escaped(name)}: ${value}`

/** Both empty where the line is of no such form. */
export function specificationOf(line: string): [string, string] {
  const [, name = '', value = ''] = /^((?:\\.|[^\\:])*):(.*)$/u.exec(line) ?? []
  return [name.replaceAll(/\\([\\:])/gu, '$1').trim(), value.trim()]
}
