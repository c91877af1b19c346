// The two layers that server and browser share: domain and contract.

const { forbidCode } = require('./forbid.cjs')

module.exports = [
  forbidCode(
    'domain-is-pure',
    'The domain depends on nothing: take data, return data. No library, no I/O, no clock.',
    '^domain/',
    { pathNot: '^domain/' },
  ),
  forbidCode(
    'contract-stands-alone',
    'The contract knows zod and the domain. A type that needs more belongs to the server or to src.',
    '^contract/',
    { pathNot: '^(domain/|contract/)|(^|/)node_modules/zod/' },
  ),
]
