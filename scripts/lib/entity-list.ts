// Writes the list of everything that is stored: one entity in each `*.entity.ts` below `server/`.
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from './run-command.ts'

export const entitiesFile = path.join(projectRoot, 'server/entities.ts')

const HEAD = `// The list of everything that is stored, for the ORM and the migration generator; npm run migrate:create writes it.
`
const ENTITY = /^export const (\w+) = defineEntity\(/m

export function entityList(): string {
  const server = path.dirname(entitiesFile)
  const files = fs.globSync('**/*.entity.ts', { cwd: server })
  const entities = files
    .toSorted()
    .map((file) => [ENTITY.exec(fs.readFileSync(path.join(server, file), 'utf8'))?.[1] ?? '', file])
  const imports = entities.map(([name, file]) => `import { ${name} } from './${file}'\n`)
  const names = entities.map(([name]) => `  ${name},\n`).toSorted()
  return `${HEAD}${imports.join('')}\nexport const entities = [\n${names.join('')}] as const\n`
}
