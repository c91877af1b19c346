// The files of the contract, and of lib, that bring zod along, by themselves or through one another.
const { globSync, readFileSync } = require('node:fs')
const { posix } = require('node:path')

const VALUES = /^import (?!type )[^'"]*'([^']+)'/gm

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(VALUES)].map(([, to]) =>
    to.startsWith('.') ? posix.join(posix.dirname(file), to) : to.replace(/^#/, ''),
  )

const imports = new Map(
  globSync(['contract/*.ts', 'src/lib/**/*.{ts,tsx}'])
    .filter((file) => !/[.]test[.]/.test(file))
    .map((file) => [file, importsOf(file)]),
)

const found = new Set(['zod'])
for (let before = 0; before < found.size;) {
  before = found.size
  for (const [file, to] of imports) if (to.some((each) => found.has(each))) found.add(file)
}

found.delete('zod')

module.exports = ['(^|/)node_modules/zod/', ...[...found].map((file) => `^${file}$`)]
