// Says what to do when the packages are missing: the rest of the program is TypeScript, which only the Node among them reads.
const fs = require('node:fs')
const path = require('node:path')

if (!fs.existsSync(path.join(__dirname, '../node_modules/fastify'))) {
  process.stderr.write('Puente is not installed yet. Run: npm ci\n')
  process.exit(1)
}
