// The ways in: signing in and registering, and what leads back into an account.
import type { RouteObject } from 'react-router'
import { page, type PageModule } from '#src/lib/lazy-page.ts'
import type { Section } from '#src/lib/more-pages.ts'

const recoveryPage = (path: string, file: string, load: () => Promise<PageModule>): RouteObject =>
  page(
    path,
    `src/pages/recovery/${file}.page.tsx`,
    ['auth', 'recovery', 'forms', 'faults', 'errors'],
    load,
  )

/** The six documented ways back into an account, and the confirmation of an address. */
const recoveryPages: RouteObject[] = [
  recoveryPage(
    'reset-password',
    'reset-password',
    () => import('../pages/recovery/reset-password.page.tsx'),
  ),
  ...['reset/:token?', 'password-reset/:token?', 'recover/:token?'].map((path) =>
    recoveryPage(path, 'reset', () => import('../pages/recovery/reset.page.tsx')),
  ),
  recoveryPage(
    'password-recovery/:token?',
    'password-recovery',
    () => import('../pages/recovery/password-recovery.page.tsx'),
  ),
  recoveryPage('reset-code', 'reset-code', () => import('../pages/recovery/reset-code.page.tsx')),
  recoveryPage(
    'verify-email',
    'verify-email',
    () => import('../pages/recovery/verify-email.page.tsx'),
  ),
]

export const entrance: Section = {
  bare: [
    page(
      'auth',
      'src/pages/auth/auth.page.tsx',
      ['auth', 'forms', 'faults', 'errors'],
      () => import('../pages/auth/auth.page.tsx'),
    ),
    ...recoveryPages,
  ],
}
