// Pages that many get have no nonce: their policy names by its hash every script and style they bring along, and no other.
import { beforeAll, expect, test } from 'vitest'
import { hashSource } from '#server/ssr/inline-hashes.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { shareShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await shareShop()
}, 120_000)

const SHARED = ['/', '/products', '/product/1', '/calculator', '/blog', '/nothing-here']

/** Inline scripts that run, and styles: the attributes and the text of each. */
const inlineOf = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([^]*?)</${element}>`, 'g'))]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text)
const directiveOf = (policy: string, name: string) =>
  policy.split('; ').find((directive) => directive.startsWith(`${name} `))

test.each(SHARED)(
  '%s brings along exactly the scripts and styles its policy names',
  async (path) => {
    const policies = new Set<string>()
    for (const visitor of [httpVisitor(shop.url), httpVisitor(shop.url)]) {
      const answer = await visitor.send(path)
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).not.toMatch(
        /unsafe-eval|nonce-|script-src[^;]*unsafe-inline|script-src[^;]*\*/,
      )
      for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(rule)
      const html = await answer.text()
      expect(html).not.toMatch(/<[^>]+\s(?:on[a-z]+|nonce)=/i)
      const scripts = [...new Set(inlineOf(html, 'script').map(hashSource))]
      expect(scripts.length).toBeGreaterThan(0)
      expect(directiveOf(policy, 'script-src')).toBe(
        `script-src ${scripts.join(' ')} 'strict-dynamic'`,
      )
      const styles = directiveOf(policy, 'style-src-elem')
      for (const hash of inlineOf(html, 'style').map(hashSource)) expect(styles).toContain(hash)
      expect(styles).not.toMatch(/unsafe/)
      policies.add(policy)
    }
    expect(policies.size).toBe(1)
  },
)
