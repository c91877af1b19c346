// Who may import what: the table in ARCHITECTURE.md as rules with advice; change both together.

module.exports = {
  forbidden: [
    ...require('./scripts/lib/import-rules/lower-layers.cjs'),
    ...require('./scripts/lib/import-rules/server.cjs'),
    ...require('./scripts/lib/import-rules/ladder.cjs'),
    ...require('./scripts/lib/import-rules/browser.cjs'),
    ...require('./scripts/lib/import-rules/everywhere.cjs'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache|[.]data)/' },
    // Types bind as tightly as values: an import of a type still says who knows whom.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
