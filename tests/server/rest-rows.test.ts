// The documented calls by name: a row more or less is a decision, not an accident.
import { expect, test } from 'vitest'
import { REST_ROWS } from '#server/rest/table.ts'

test('the table holds the calls that are tested from outside', () => {
  expect(REST_ROWS.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /api/admin/check',
    'GET /api/convert',
    'GET /api/currencies',
    'GET /api/products',
    'GET /api/products/:id',
    'GET /api/shipping-services',
    'GET /api/sync/jobs',
    'GET /api/sync/stats',
    'GET /api/user',
    'POST /api/confirm-identity',
    'POST /api/contact',
    'POST /api/forgot-password',
    'POST /api/login',
    'POST /api/logout',
    'POST /api/newsletter-subscribe',
    'POST /api/register',
    'POST /api/reset-password',
    'POST /api/reset-password-with-code',
    'POST /api/send-reset-code',
    'POST /api/send-sign-in-link',
    'POST /api/shipping/quote',
    'POST /api/sync/trigger',
    'POST /api/verify-reset-code',
    'POST /api/verify-reset-token',
    'POST /api/whatsapp-inquiry',
  ])
})
