// What holds in every layer: no barrels, no cycles, layers by name, helpers where they belong.

const { TEST, LAYERS, forbid } = require('./forbid.cjs')

module.exports = [
  forbid(
    'demo-stays-outside',
    'Demo data is poured in by seed-demo, the sandbox’s shelf, scripts and tests; the product works without it.',
    {
      pathNot: `^(demo|scripts|tests)/|^server/(prepare-database|seed-demo(-methods)?|open-third-parties)[.]ts$|${TEST}`,
    },
    { path: '^demo/' },
  ),
  forbid(
    'tests-stay-outside',
    'Only tests and scripts know the test helpers.',
    { pathNot: `^(tests|scripts)/|^vitest[.]config[.]ts$|${TEST}` },
    { path: '^tests/' },
  ),
  forbid(
    'scripts-stay-outside',
    'A script calls the product, never the other way round.',
    { path: '^(domain|contract|server|src|demo|migrations)/' },
    { path: '^scripts/' },
  ),
  forbid(
    'layers-by-name',
    'Across layers import by name (#domain/…, #contract/…, #server/…, #src/…); relatively only inside one.',
    { path: `^(${LAYERS})/` },
    {
      path: '^(domain|contract|server|src|demo|tests)/',
      pathNot: '^$1/',
      dependencyTypesNot: ['aliased-subpath-import'],
    },
  ),
  forbid(
    'product-needs-its-packages',
    'The product runs without devDependencies: move the package to dependencies.',
    { path: '^(domain|contract|server|src)/', pathNot: TEST },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no-barrels',
    'Import the file, not the folder: a barrel drags everything in and hides who needs what.',
    { path: `^(${LAYERS})/` },
    { path: '(^|/)index[.](ts|tsx|js|mjs)$', pathNot: 'node_modules/|^src/i18n/' },
  ),
  forbid(
    'no-cycles',
    'A cycle is a missing third file: move what both need into it.',
    {},
    { circular: true },
  ),
  forbid(
    'nothing-unresolved',
    'This import leads nowhere, so no rule can see where it goes: correct the path or the package.',
    {},
    { couldNotResolve: true, pathNot: '[?]|^virtual:' },
  ),
]
