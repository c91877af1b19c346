// Lets the bundler drop the components and contexts of React Router that nothing here uses, and fetch late what makes it move.
import { type ESTree, parseAst, type Plugin } from 'vite'

/** They make something and change nothing. */
const MAKERS = ['createContext', 'forwardRef', 'memo']
const PURE = '/* @__PURE__ */ '

/** What the router takes from its instrumentation, which measuring tools hand over by an option that is never given here. */
const NO_INSTRUMENTATION = [
  'consumeInstrumentationClientResultMetaReceiver',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'instrumentHandler',
  'instrumentationResultMetaContext',
]
  .map((name) => `export const ${name} = () => undefined\n`)
  .join('')

/** What only `src/lib/moving-router.ts` asks for comes from a copy of its file, so that it is no part of the first script. */
const LATE = ['createRouter', 'createBrowserHistory']

type Edit = { start: number; end: number; text: string }

const nameOfMember = (node: ESTree.Node): string =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : ''

/** Marks a call that makes a constant of the file. */
const markMaker = ({ init }: ESTree.VariableDeclarator): Edit[] =>
  init?.type === 'CallExpression' && MAKERS.includes(nameOfMember(init.callee))
    ? [{ start: init.start, end: init.start, text: PURE }]
    : []

/** A name for developers' tools: writing one would keep what it names. */
const isNaming = ({ expression }: ESTree.ExpressionStatement): boolean =>
  expression.type === 'AssignmentExpression' && nameOfMember(expression.left) === 'displayName'

/** Two copies of a file share nothing, so only what keeps nothing for others may be late. */
function lateImports({ specifiers, source, start, end }: ESTree.ImportDeclaration): Edit[] {
  const names = specifiers.map(({ local }) => local.name)
  const put = (some: string[], from: string) => `import { ${some.join(', ')} } from "${from}";`
  const late = names.filter((name) => LATE.includes(name))
  if (late.length === 0) return []
  const first = names.filter((name) => !LATE.includes(name))
  const text = `${put(first, source.value)}${put(late, `${source.value}?late`)}`
  return [{ start, end, text }]
}

const editsOf = (statement: ESTree.Program['body'][number]): Edit[] => {
  if (statement.type === 'ImportDeclaration') return lateImports(statement)
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(markMaker)
  if (statement.type !== 'ExpressionStatement' || !isNaming(statement)) return []
  return [{ start: statement.start, end: statement.end, text: '' }]
}

/** Saves 4 kB of the first load, and 13 more until the first touch. A router that asks its instrumentation for more does not build. */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  apply: 'build',
  load: {
    filter: { id: /node_modules\/react-router\/dist\/.+\/instrumentation\.js$/ },
    handler: () => NO_INSTRUMENTATION,
  },
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.+\.js$/ },
    handler: (code) => {
      const edited = parseAst(code)
        .body.flatMap(editsOf)
        .reduceRight(
          (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
          code,
        )
      return { code: edited, map: null }
    },
  },
})
