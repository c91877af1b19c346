// The pages that lead back into an account.
import type { RouteObject } from 'react-router'
import { page, type PageModule } from '#src/lib/lazy-page.ts'

const recoveryPage = (path: string, file: string, load: () => Promise<PageModule>): RouteObject =>
  page(path, `src/pages/recovery/${file}.page.tsx`, ['auth', 'recovery', 'faults', 'errors'], load)

/** The six documented ways back into an account, and the confirmation of an address. */
export const recoveryPages: RouteObject[] = [
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
