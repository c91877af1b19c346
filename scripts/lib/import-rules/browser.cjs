// The layers of the browser: pages over blocks over features over ui.

const { TEST, forbid, forbidCode } = require('./forbid.cjs')
const SCHEMA_FILES = require('./schema-files.cjs')

/** What checks and sends forms: pages import it when one is sent. */
const POSTS = '^src/features/.*(-posts?|/choose-action|/keep-address)[.]ts$'

module.exports = [
  forbidCode(
    'browser-takes-types-only',
    'import type { AppRouter } is the only bridge to the server; values travel over tRPC.',
    '^src/',
    { path: '^server/', dependencyTypesNot: ['type-only'] },
  ),
  forbidCode(
    'browser-knows-one-server-type',
    'Only AppRouter crosses the bridge; every other shape is said in the contract.',
    '^src/',
    { path: '^server/', pathNot: '^server/trpc/router[.]ts$' },
  ),
  forbidCode(
    'browser-has-no-node',
    'No Node in the browser; only entry.server.tsx may stream.',
    '^src/(?!entry[.]server[.]tsx$)',
    { dependencyTypes: ['core'] },
  ),
  forbidCode(
    'pages-know-no-page',
    'A page is mounted by routes.tsx and routes/ alone. Share a block, a feature or a piece of ui.',
    '^src/(?!routes[.]tsx$|routes/)',
    { path: '[.]page[.]tsx$' },
  ),
  forbidCode(
    'app-knows-no-page',
    'The shell frames pages without knowing them: routes.tsx puts the two together.',
    '^src/app/',
    { path: '^src/(pages/|routes[./]|entry[.])' },
  ),
  forbidCode(
    'blocks-know-no-page',
    'A block joins features; arrows point down, never to the page that shows it.',
    '^src/blocks/',
    { path: '^src/(pages/|app/|routes[./]|entry[.])' },
  ),
  forbidCode(
    'features-are-islands',
    'A feature knows no other feature: let a block or a page put the two together.',
    '^src/features/(?!admin/)([^/]+)/',
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
  forbidCode(
    'desks-are-islands',
    'A desk knows the kit and the feature of its name, no other desk: move what both need into the kit.',
    '^src/features/admin/(?!kit/)([^/]+)/',
    { path: '^src/features/', pathNot: '^src/features/(admin/kit|(admin/)?$1)/' },
  ),
  forbidCode(
    'kit-knows-no-desk',
    'The kit serves every desk, so it knows none: pass it in as a prop.',
    '^src/features/admin/kit/',
    { path: '^src/features/', pathNot: '^src/features/admin/kit/' },
  ),
  forbidCode(
    'features-know-no-page',
    'Arrows point down: what a feature needs of its surroundings comes in as a prop.',
    '^src/features/',
    { path: '^src/(blocks/|pages/|app/|routes[./]|entry[.])' },
  ),
  forbid(
    'first-views-hold-no-schema',
    'A public page and what it imports take files with zod as types, or by import() in its action: zod is a fifth of the script budget.',
    {
      path: '^src/(pages/(?!admin/)|features/(?!admin/|identity/)|blocks/|app/|ui/|routes[./]|entry[.]client)',
      pathNot: [TEST, '[.]fixture[.]', POSTS],
    },
    { path: [...SCHEMA_FILES, POSTS], dependencyTypesNot: ['type-only'], dynamic: false },
  ),
  forbidCode(
    'ui-is-a-leaf',
    'ui, lib and theme serve every feature, so they know none: pass it in as a prop.',
    '^src/(ui|lib|theme)/',
    { path: '^src/(features/|blocks/|pages/|app/|routes[./]|entry[.])' },
  ),
  forbidCode(
    'words-are-a-leaf',
    'A dictionary holds words and formatters, no code.',
    '^src/i18n/',
    {
      path: '^(src|server)/',
      pathNot: '^src/i18n/',
    },
  ),
]
