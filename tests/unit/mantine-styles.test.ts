// Every Mantine component in use brings its styles: they are imported part by part, without the library's reset.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const styles = path.join(root, 'node_modules/@mantine/core/styles')
const sources = fs
  .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /[.]tsx?$/u.test(file))
  .map((file) => fs.readFileSync(path.join(root, 'src', file), 'utf8'))

test('no component stands on a page without its styles', () => {
  const used = sources.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/gu)].flatMap(
      ([, names = '']) => names.match(/\b[A-Z]\w+/gu) ?? [],
    ),
  )
  const brought = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/gu)].map(([, name]) => name),
    ),
  )
  expect(used).toContain('Checkbox')
  const bare = [...new Set(used)].filter(
    (name) => fs.existsSync(path.join(styles, `${name}.layer.css`)) && !brought.has(name),
  )
  expect(bare).toEqual([])
})
