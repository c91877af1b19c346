// Allows a page's pictures from the hosts of the shop's pictures alone.
import { expect, test } from 'vitest'
import { ALL_IMAGE_HOSTS } from '#domain/image-hosts.ts'
import { pagePolicy } from './security-headers.ts'

test.each([true, false])('pictures come from us and the stores alone (development: %s)', (dev) => {
  const directive = pagePolicy('nonce', dev)
    .split('; ')
    .find((one) => one.startsWith('img-src '))
  const stores = ALL_IMAGE_HOSTS.flatMap((host) => [`https://${host}`, `https://*.${host}`])
  expect(directive?.split(' ').slice(1)).toEqual(["'self'", 'data:', ...stores])
})
