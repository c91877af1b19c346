// Lets the bundler drop parts of React Router that nothing here reaches, which its files do not let it see.
import type { Plugin } from 'vite'

/** Makers of components and contexts; without a mark the bundler must keep what they made, used or not. */
const MAKERS = /(?<== )React\$1\.(?:createContext|forwardRef|memo)\(/g

/** Names for developers' tools: writing one keeps what it names. */
const NAMES = /^[A-Z]\w*\.displayName = "[^"]*";$/gm

/** The ways into the router's instrumentation, which is for measuring tools and off unless it is handed over. */
const INSTRUMENTATION = [
  'init.instrumentations',
  'opts?.instrumentationNavigateMetaReceiver',
  'consumeInstrumentationClientResultMetaReceiver(router)',
]

/** Saves 3 kB of the first load. A router whose files look otherwise is bundled as it is, with a warning. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.+\.js$/ },
    handler(code, id) {
      let lean = code.replaceAll(MAKERS, '/* @__PURE__ */ $&').replaceAll(NAMES, '')
      if (id.endsWith('/router/router.js')) {
        for (const way of INSTRUMENTATION) {
          if (!code.includes(way))
            this.warn(`React Router no longer says ${way}; see lean-router.ts`)
          lean = lean.replaceAll(way, 'undefined')
        }
      }
      return { code: lean, map: null }
    },
  },
})
