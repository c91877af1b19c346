// The two floors both sides stand on: what is true and what is said.

const { forbidCode } = require('./forbid.cjs')

module.exports = [
  forbidCode(
    'domain-is-pure',
    'What is true depends on nothing: take data, return data. No library, no I/O, no clock.',
    '^domain/',
    { pathNot: '^domain/' },
  ),
  forbidCode(
    'contract-is-what-is-said',
    'The contract knows zod and the domain. A type that needs more belongs to the server or to src.',
    '^contract/',
    { pathNot: '^(domain/|contract/)|(^|/)node_modules/zod/' },
  ),
]
