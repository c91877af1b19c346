// Builds the browser's files and the server's renderer from the same sources, into two folders.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/lib/precompress.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  // Served as it is by the server; copying it into the build would double it.
  publicDir: false,
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Styles are inlined per route by the server, so a chunk must not wait for a stylesheet.
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry.server.tsx' }
      : {
          input: 'src/entry.client.tsx',
          // What every page needs travels as one file: a dozen small ones compress 5 kB worse.
          output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } },
          treeshake: { moduleSideEffects: [{ test: /typesafe-i18n/, sideEffects: false }] },
        },
  },
}))
