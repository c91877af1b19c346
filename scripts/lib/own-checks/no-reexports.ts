// A name is imported from the file that makes it: no file hands on what another one exports.
import ts from 'typescript'
import type { SourceText } from '../project-files.ts'

export function noReexports(file: SourceText): string[] {
  if (!/^export\s[^=\n]*$|^export\s.*\bfrom\b/m.test(file.text)) return []
  const tree = file.tree()
  return tree.statements
    .filter((statement) => ts.isExportDeclaration(statement))
    .filter((statement) => statement.moduleSpecifier !== undefined)
    .map((statement) => {
      const { line } = tree.getLineAndCharacterOfPosition(statement.getStart())
      return `${file.path}:${line + 1} hands on an export; import it where it is made`
    })
}
