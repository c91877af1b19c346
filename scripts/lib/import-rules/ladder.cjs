// The ladder of server/domains: look down only, and enqueue a job to be heard above.

const { forbidCode } = require('./forbid.cjs')

/** Each domain may use the domains it lists here and everything below those. */
const LADDER = {
  auth: [],
  currency: ['auth'],
  catalogue: ['currency'],
  customs: ['auth'],
  shipping: ['catalogue', 'customs'],
  cart: ['shipping'],
  orders: ['cart'],
  forwarding: ['orders'],
  rewards: ['orders'],
  account: ['forwarding', 'rewards', 'contact'],
  admin: ['forwarding', 'rewards'],
  sync: ['catalogue', 'currency'],
  blog: ['auth'],
  content: ['blog', 'currency'],
  gallery: ['catalogue'],
  contact: ['auth'],
}

const below = (name) => [...new Set(LADDER[name].flatMap((next) => [next, ...below(next)]))]

const step = (name) =>
  forbidCode(
    `ladder-${name}`,
    `Look down the ladder only; ${name} may use: ${below(name).join(', ') || 'no other domain'}. To be heard above, enqueue a job.`,
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
