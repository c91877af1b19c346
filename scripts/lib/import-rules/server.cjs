// The parts of the server: endpoints, domains, jobs, connectors, platform.

const { LAYERS, forbidCode } = require('./forbid.cjs')

module.exports = [
  forbidCode(
    'platform-knows-no-business',
    'The platform knows no business rules: deps.ts passes them in as parameters.',
    '^server/platform/',
    { path: `^(${LAYERS})/`, pathNot: '^(server/platform/|server/config[.]ts$|migrations/)' },
  ),
  forbidCode(
    'connectors-are-leaves',
    'A connector fetches and parses; a job handler saves and decides. What connectors of one kind share lies beside their folders.',
    '^server/connectors/((?:stores|rates)/[^/]+|[^/]+)/',
    {
      path: '^(server|src|migrations)/',
      pathNot: '^server/(connectors/$1/|connectors/(stores|rates)/[^/]+[.]ts$|platform/)',
    },
  ),
  forbidCode(
    'domains-stand-on-ports',
    'A domain uses the platform, ctx, tables, trpc/init and jobs/definitions. The outside world is a job or a port on ctx.',
    '^server/domains/',
    {
      path: '^(server|src|migrations)/',
      pathNot:
        '^server/(domains/|platform/|ctx[.]ts$|tables[.]ts$|trpc/init[.]ts$|jobs/definitions[.]ts$)',
    },
  ),
  forbidCode(
    'job-definitions-are-a-leaf',
    'Everyone may enqueue, so a definition is a name, a schema and a policy; the work is a handler.',
    '^server/jobs/(definitions|define-job|sync-jobs)[.]ts$',
    { path: '^(server|src)/', pathNot: '^server/(platform/|jobs/(define-job|sync-jobs)[.]ts$)' },
  ),
  forbidCode(
    'handlers-use-no-endpoint',
    'A job calls operations and queries directly, never through an endpoint made for requests.',
    '^server/jobs/handlers/',
    {
      path: '^server/(trpc|rest|ssr|http|sandbox)/|^server/domains/.+[.]router[.]ts$|^src/',
    },
  ),
  forbidCode(
    'entries-are-thin',
    'The REST table and the tRPC router reach a domain through its router file and nothing else.',
    '^server/(rest|trpc)/',
    { path: '^server/(connectors|mail|jobs/handlers|domains)/', pathNot: '[.]router[.]ts$' },
  ),
  forbidCode(
    'pages-ask-the-router',
    'Server rendering calls the tRPC router in process; it knows no domain, connector or job.',
    '^server/ssr/',
    { path: '^server/(connectors|mail|jobs|domains|rest|sandbox)/' },
  ),
  forbidCode(
    'http-is-plumbing',
    'The HTTP app mounts routes: slow work is a job, a page is the business of server rendering.',
    '^server/http/',
    { path: '^server/(jobs|connectors|sandbox|mail)/' },
  ),
  forbidCode(
    'sandbox-stands-apart',
    'The sandbox plays other people’s servers: it shares the platform and the contract, nothing else.',
    '^server/sandbox/',
    { path: '^(server|src)/', pathNot: '^server/(sandbox|platform)/' },
  ),
  forbidCode(
    'mail-is-words',
    'A mail gets its data as a parameter, its words from the dictionaries and its figures from the writers of the pages.',
    '^server/mail/',
    {
      path: '^(server|src)/',
      pathNot:
        '^(server/(mail|platform)/|src/(i18n/|lib/charge-name[.]ts$|ui/format-[a-z]+[.]ts$))',
    },
  ),
  forbidCode(
    'documents-are-words',
    'A document asks the router and draws what pages say: dictionaries and the words made of them, no component.',
    '^server/documents/',
    {
      path: '^(server|src)/',
      pathNot:
        '^(server/(documents/|platform/|trpc/router[.]ts$|ctx[.]ts$|config[.]ts$|request-ctx[.]ts$)|src/(i18n/|lib/(reason|refusal)-text[.]ts$|ui/(format-[a-z]+|country-name)[.]ts$))',
    },
  ),
  forbidCode(
    'rest-says-errors-only',
    'A REST answer is data; only its error text comes from the dictionaries.',
    '^server/rest/',
    { path: '^src/', pathNot: '^src/(i18n/|lib/(refusal|error)-text[.]ts$)' },
  ),
  forbidCode(
    'rendering-enters-by-one-file',
    'Server rendering knows the dictionaries, the colours and entry.server; routes lead to the rest.',
    '^server/ssr/',
    { path: '^src/', pathNot: '^src/(i18n/|theme/tokens[.]ts$|entry[.]server[.]tsx$)' },
  ),
  forbidCode(
    'server-speaks-in-codes',
    'Answer with a code; the page, the mail or the REST error finds the words.',
    '^server/(?!documents/|mail/|rest/|ssr/)',
    { path: '^src/' },
  ),
]
