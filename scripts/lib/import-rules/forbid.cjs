// The three words every import rule is written with.

const TEST = '[.]test[.]tsx?$'

/** All of the project's own top folders. */
const LAYERS = 'domain|contract|server|src|demo|tests|scripts|migrations'

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

/** A rule the test files beside the code are free of: they may build whatever they need. */
const forbidCode = (name, comment, path, to) => forbid(name, comment, { path, pathNot: TEST }, to)

module.exports = { TEST, LAYERS, forbid, forbidCode }
