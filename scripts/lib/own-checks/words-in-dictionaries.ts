// No text for people in JSX: words live in the dictionaries, in four languages.
import ts from 'typescript'
import type { SourceText } from '../project-files.ts'

/** Attributes whose value a person reads or hears. */
const READ_ALOUD =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|placeholder|title|alt|label|description|error|summary)$/
const WORD = /\p{L}{2,}/u
/** What is one and the same in every language: the product's name and signs of measure. */
const SAME_EVERYWHERE = /^(?:Puente|sandbox|USD|VES|EUR|kg|lb|cm|in|m³|ft³|SKU|HAWB)$/

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

const isText = (text: string) => WORD.test(text) && !SAME_EVERYWHERE.test(text.trim())

/** The string literals an expression can turn out to be: through ternaries, && and ||, and templates. */
function literalsOf(node: ts.Node | undefined): ts.Node[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return isText(node.text) ? [node] : []
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head, ...node.templateSpans.map((span) => span.literal)]
    return parts.filter((part) => isText(part.text))
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    return literalsOf(node.expression)
  }
  if (ts.isConditionalExpression(node)) {
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  }
  // What is compared is not shown.
  if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) return []
  if (ts.isBinaryExpression(node)) return [...literalsOf(node.left), ...literalsOf(node.right)]
  return []
}

function textsAt(node: ts.Node): ts.Node[] {
  if (ts.isJsxText(node)) return isText(node.text) ? [node] : []
  if (ts.isJsxAttribute(node)) {
    return READ_ALOUD.test(node.name.getText()) ? literalsOf(node.initializer) : []
  }
  const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
  return isChild ? literalsOf(node.expression) : []
}

export function wordsInDictionaries(file: SourceText): string[] {
  if (!/^src\/.+[.]tsx$/.test(file.path) || /[.]test[.]tsx$/.test(file.path)) return []
  const tree = file.tree()
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    for (const found of textsAt(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(found.getStart())
      const text = found.getText().trim().replace(/\s+/g, ' ').slice(0, 40)
      problems.push(`${file.path}:${line + 1} says «${text}» outside the dictionaries of src/i18n`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return problems
}
