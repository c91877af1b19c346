// Builds the browser's files and the server's renderer from the same sources, into two folders.
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './scripts/lib/precompress.ts'
import { unusedRouterParts } from './scripts/lib/unused-router-parts.ts'
import { renderTokensCss } from './src/theme/render-tokens.ts'

const tokensAsCss: Plugin = {
  name: 'tokens-as-css',
  enforce: 'pre',
  transform: (_code, id) => (id.endsWith('/theme/tokens.css') ? renderTokensCss() : undefined),
}

/** Which of a late file's parts are named where it is asked for. What is there anyway is not, nor what nobody waits for. */
const resolveDependencies = (file: string, parts: string[]): string[] =>
  /(?:-posts?|-toasts)-[^/]+$/u.test(file)
    ? []
    : parts.filter((part) => !part.includes('entry.client'))

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tokensAsCss, react(), ...(isSsrBuild ? [] : [unusedRouterParts(), precompress()])],
  // Served as it is by the server; copying it into the build would double it.
  publicDir: false,
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  // The server would read all of Mantine, a thousand files, for the dozen parts in use.
  ...(isSsrBuild && { ssr: { noExternal: [/^@mantine\//] } }),
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Styles are inlined per route by the server, so a chunk must not wait for a stylesheet.
    cssCodeSplit: true,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry.server.tsx' }
      : {
          input: 'src/entry.client.tsx',
          // One file for what every page needs and for the product card, which most of them show: compressed
          // apart, its dozen small pieces cost 2 kB more.
          output: {
            codeSplitting: {
              groups: [
                // What follows links comes at the first touch (src/lib/late-router.ts).
                {
                  name: 'router',
                  test: /\?late$/,
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                { name: 'shop', test: /src\/(?:entry\.client|blocks\/product-card)\.tsx$/ },
                // And one for what renders every posted form.
                {
                  name: 'form',
                  test: /src\/lib\/form\/(?:field|form-handle|form-words|kinds?|person|person-words|post-form|show|ui-set|use-field-set|use-post-form)\.(?:tsx?|module\.css)$/,
                  includeDependenciesRecursively: false,
                },
                // And one for what prices at the door are drawn with, and one for the outline of pages in shelves: alone
                // each part is too small to be compressed.
                {
                  name: 'landed',
                  test: /src\/(?:ui\/(?:landed-list|customs-note|format-customs|only-by-note|service-icons)|lib\/(?:only-by-text|charge-name|begun-option)|domain\/carriers)\.(?:tsx?|module\.css)$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'outline',
                  test: /src\/(?:ui\/(?:breadcrumbs|page-section|json-script)|lib\/safe-json)\.(?:tsx?|module\.css)$/,
                  includeDependenciesRecursively: false,
                },
                // And one for what all ways back into an account share.
                {
                  name: 'recovery',
                  test: /src\/features\/recovery\/(?:new-password-form|recovery|recovery-page|recovery-form|recovery-fields|reset-done|use-recovery-form)\.(?:tsx?|module\.css)$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'reset-token',
                  test: /src\/features\/recovery\/(?:token-from-address|use-address-token)\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                // And one for the measures of the pages that compute.
                {
                  name: 'measures',
                  test: /(?:lib\/typed-measure|domain\/(?:unit-switch|units))\.ts$/,
                  includeDependenciesRecursively: false,
                },
                // What every page with a form needs, also where the form comes later.
                {
                  name: 'action',
                  test: /src\/lib\/form\/(?:answer|post-action)\.ts$/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
          treeshake: { moduleSideEffects: [{ test: /typesafe-i18n/, sideEffects: false }] },
        },
  },
}))
