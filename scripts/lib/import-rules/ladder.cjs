// The ladder of server/domains: import from lower domains only, and enqueue a job to reach a higher one.

const { forbidCode } = require('./forbid.cjs')

/** Each domain may use the domains it lists here and everything below those. */
const LADDER = {
  auth: [],
  currency: ['auth'],
  catalogue: ['currency'],
  customs: ['auth'],
  shipping: ['catalogue', 'customs'],
  billing: ['shipping'],
  cart: ['billing'],
  orders: ['cart'],
  account: ['orders', 'contact', 'restock'],
  admin: ['orders'],
  sync: ['catalogue', 'currency'],
  blog: ['auth'],
  content: ['blog', 'currency'],
  gallery: ['catalogue'],
  contact: ['auth'],
  restock: ['catalogue'],
}

const below = (name) => [...new Set(LADDER[name].flatMap((next) => [next, ...below(next)]))]

const step = (name) =>
  forbidCode(
    `ladder-${name}`,
    `Import from lower domains only; ${name} may use: ${below(name).join(', ') || 'no other domain'}. To reach a higher one, enqueue a job.`,
    `^server/domains/${name}/`,
    { path: '^server/domains/', pathNot: `^server/domains/(${[name, ...below(name)].join('|')})/` },
  )

const names = Object.keys(LADDER)

module.exports = [
  ...names.map(step),
  forbidCode(
    'ladder-knows-every-domain',
    'A new domain first gets its step in scripts/lib/import-rules/ladder.cjs and in ARCHITECTURE.md.',
    `^server/domains/(?!(?:${names.join('|')})/)([^/]+)/`,
    { path: '^server/domains/', pathNot: '^server/domains/$1/' },
  ),
]
