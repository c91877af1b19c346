// Proves which servers may be allowed, and which addresses those then stand for.
import { expect, test } from 'vitest'
import { isOnPictureHost, isPublicName, pictureHostOf } from './picture-host.ts'

test.each([
  ['cdn.proveedor.com', 'cdn.proveedor.com'],
  [' CDN.Proveedor.COM ', 'cdn.proveedor.com'],
  ['*.proveedor.com', '*.proveedor.com'],
  ['*.tienda.com.ve', '*.tienda.com.ve'],
  ['xn--tienda-0wa.com', 'xn--tienda-0wa.com'],
])('«%s» may be allowed', (typed, host) => {
  expect(pictureHostOf(typed)).toBe(host)
})

test.each([
  '',
  'com',
  '*.com',
  '*',
  '*.*.com',
  '*.com.ve',
  '*.co.uk',
  'a.*.com',
  'cdn*.proveedor.com',
  'localhost',
  'fotos.localhost',
  'impresora.local',
  'nas.lan',
  'router.home.arpa',
  'metadata.google.internal',
  'shop.corp',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '10.0.0.1',
  '169.254.169.254',
  '[::1]',
  '::1',
  'cdn.proveedor.com:8443',
  'ana@cdn.proveedor.com',
  'ana:clave@cdn.proveedor.com',
  'https://cdn.proveedor.com',
  'cdn.proveedor.com/fotos',
  'cdn.proveedor.com.',
  '.proveedor.com',
  'cdn..proveedor.com',
  '-cdn.proveedor.com',
  'cdn_1.proveedor.com',
  'cdn.proveedor.com?x',
  'cdn proveedor.com',
  'cdn。proveedor。com',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
])('«%s» may not', (typed) => {
  expect(pictureHostOf(typed)).toBeNull()
})

test('an exact name is that server alone, a star each below it and not the name itself', () => {
  const hosts = ['cdn.proveedor.com', '*.mayorista.com']
  const isOn = (hostname: string) => isOnPictureHost(hostname, hosts)
  expect(['cdn.proveedor.com', 'a.mayorista.com', 'a.b.mayorista.com'].filter(isOn)).toHaveLength(3)
  expect(
    [
      'proveedor.com',
      'x.cdn.proveedor.com',
      'mayorista.com',
      'evilmayorista.com',
      'mayorista.com.evil.io',
      'cdn.proveedor.com.evil.io',
    ].filter(isOn),
  ).toEqual([])
  expect(isPublicName('1.2.3.4')).toBe(false)
})
