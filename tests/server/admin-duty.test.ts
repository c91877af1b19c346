// Proves the way of an admin who must have a second factor: from the panel's gate to where one is set up, and in.
import { base32 } from 'oslo/encoding'
import { TOTPController } from 'oslo/otp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpVisitor, httpVisitor, LOGINS, signedIn } from '#tests/support/http-visitor.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: OwnShop
let admin: HttpVisitor
beforeAll(async () => {
  shop = await startShop({ settings: { REQUIRE_ADMIN_2FA: 'on' } })
  // A busy machine turns the first visitors away.
  admin = await eventually(() => signedIn(shop.url, 'admin'), { timeout: 60_000, interval: 500 })
}, 120_000)
afterAll(() => shop.stop())

/** What is seen: the words for scripts are left out. */
const seen = (html: string) => html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')

const PAGES = [
  '/admin',
  '/admin/orders',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/1',
  '/admin/users',
  '/admin/audit',
  '/admin/api-sync',
  '/admin/orders/1',
  '/admin/rates',
  '/admin/rates/ve/air',
  '/admin/currency',
  '/admin/boxes',
  '/admin/customs',
  '/admin/customs/ve/new',
]

test('every page of the panel leads to the security page, in its language', async () => {
  for (const page of PAGES)
    for (const prefix of ['', '/en']) {
      const answer = await admin.send(prefix + page)
      expect([page, answer.status, answer.headers.get('location')]).toEqual([
        page,
        302,
        `${prefix}/account/security`,
      ])
    }
})

test('it says why, and offers both ways; nobody else is told', async () => {
  const html = seen(await admin.html('/account/security'))
  expect(html).toContain('Tu cuenta de administración necesita un segundo paso')
  expect(html).toContain('Añadir llave de acceso')
  expect(html).toContain('id="enrol-password"')
  const customer = await signedIn(shop.url, 'customer')
  expect(seen(await customer.html('/account/security'))).not.toContain('cuenta de administración')
  expect((await customer.send('/admin/orders')).status).toBe(403)
  expect((await httpVisitor(shop.url).send('/admin')).headers.get('location')).toMatch(/^\/auth\?/)
})

test('without scripts: a picture to scan, a code, codes for the drawer, and the panel opens', async () => {
  const { password } = LOGINS.admin
  const post = async (fields: Record<string, string>) =>
    seen(await (await admin.postForm('/account/security', fields)).text())
  const begun = await post({ intent: 'enrol', password })
  expect(begun).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Código QR/)
  expect(begun).toContain('href="otpauth://totp/')
  const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(begun)?.[1]?.replaceAll(' ', '') ?? ''
  const carried = /name="enrolment"[^>]*value="([^"]+)"/.exec(begun)?.[1] ?? ''
  const enrolment = carried.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

  const wrong = await post({ intent: 'confirm', enrolment, otp: '000000' })
  expect(wrong).toContain('Ese código de verificación no es correcto.')
  // What cannot be shown again stays in sight.
  expect(wrong).toMatch(/aria-label="Código QR/)
  expect(wrong.replaceAll(' ', '')).toContain(secret)

  const key = base32.decode(secret, { strict: false })
  const otp = await new TOTPController().generate(key.buffer as ArrayBuffer)
  const confirmed = await post({ intent: 'confirm', enrolment, otp })
  expect(confirmed).toContain('Guarda tus códigos de recuperación')
  expect(confirmed).toContain('Ir al panel')
  expect(confirmed).not.toContain('necesita un segundo paso')
  expect((await admin.send('/admin/audit')).status).toBe(200)
})

test('without scripts a passkey is not made, and the form says so', async () => {
  const customer = await signedIn(shop.url, 'customer')
  const fields = { intent: 'passkey-add', name: 'Teléfono', password: LOGINS.customer.password }
  const html = seen(await (await customer.postForm('/account/security', fields)).text())
  expect(html).toContain('Las llaves de acceso necesitan JavaScript.')
  expect(html).toMatch(/id="passkey-add-name"[^>]*value="Teléfono"/)
  const entering = await httpVisitor(shop.url).postForm('/auth', { intent: 'passkey' })
  expect(seen(await entering.text())).toContain('Las llaves de acceso necesitan JavaScript.')
})
