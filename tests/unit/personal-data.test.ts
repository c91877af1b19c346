// Proves that no table with somebody's data is forgotten: each says who copies it for that person, and how it goes.
import { expect, test } from 'vitest'
import { entities } from '#server/entities.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { projectFiles } from '../../scripts/lib/project-files.ts'

/** Columns that say who somebody is or what they wrote. What belongs to an account counts whatever its columns are. */
const PERSONAL =
  /email|recipient|replyTo|fullName|username|phone|document|address|city|author|userAgent|birth|message/iu

const texts = new Map(projectFiles().map(({ path, text }) => [path, text]))
const tables = entities.map(({ meta }) => {
  const properties = Object.entries(meta.properties)
  const owners = properties.flatMap(([, { entity, deleteRule }]) =>
    typeof entity === 'function' ? [{ owner: entity(), deleteRule }] : [],
  )
  return { table: meta.tableName, name: meta.className, properties, owners }
})
const personal = tables.filter(
  ({ properties, owners }) =>
    owners.some(({ owner }) => owner === User) || properties.some(([name]) => PERSONAL.test(name)),
)
const textOf = (name: string): string =>
  [...texts].find(
    ([path, text]) => path.endsWith('.entity.ts') && text.includes(`name: '${name}'`),
  )?.[1] ?? ''

/**
 * What the head of an entity's file says: which file reads it for the copy of an account, or why nobody gets one; which file
 * erases it, `cascade` when it goes with the row it belongs to, or when and why it stays.
 */
const waysOf = (text: string): string[] =>
  [/^\/\/ Copied for its person by: (.+)$/mu, /^\/\/ Erased: (.+)$/mu].flatMap(
    (line) => line.exec(text)?.[1] ?? [],
  )

test.each(personal)(
  '$table says who copies it for its person and how it goes',
  ({ name, owners }) => {
    const text = textOf(name)
    const ways = waysOf(text)
    // What only sounds personal says so.
    if (text.includes('\n// Says nothing about a person.\n')) return expect(ways).toEqual([])
    expect(ways).toHaveLength(2)
    for (const file of ways.filter((way) => way.endsWith('.ts')))
      expect(texts.get(file), file).toMatch(new RegExp(`import .*\\b${name}\\b.* from`, 'u'))
    if (ways.includes('cascade'))
      expect(owners.map(({ deleteRule }) => deleteRule)).toContain('cascade')
    return undefined
  },
)
