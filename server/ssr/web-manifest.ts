// Lets a phone put the shop on its first screen: name, colours and pictures, in the language of the address.
import type { FastifyInstance } from 'fastify'
import { localised } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import type { Config } from '#server/config.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { light } from '#src/theme/tokens.ts'

export function addWebManifest(app: FastifyInstance, { brandName }: Config): void {
  loadAllLocales()
  for (const locale of LOCALES)
    app.get(localised(locale, '/manifest.webmanifest'), (_request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=86400')
        .send({
          id: '/',
          name: brandName,
          short_name: brandName,
          description: i18nObject(locale).site.description(),
          lang: locale,
          start_url: localised(locale, '/'),
          scope: '/',
          display: 'standalone',
          categories: ['shopping'],
          background_color: light.paper,
          theme_color: light.deep,
          icons: [
            { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
            { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
            {
              src: '/icon-maskable-512.png',
              sizes: '512x512',
              type: 'image/png',
              purpose: 'maskable',
            },
          ],
        }),
    )
}
