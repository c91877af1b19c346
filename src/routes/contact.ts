// The pages that bring people and shop together: contact, the newsletter, and where restock alerts end.
import type { RouteObject } from 'react-router'
import { page } from '#src/lib/lazy-page.ts'

export const contactPages: RouteObject[] = [
  page(
    'contact',
    'src/pages/contact/contact.page.tsx',
    ['contactPage', 'forms', 'faults', 'errors'],
    () => import('../pages/contact/contact.page.tsx'),
    { reads: ['number', 'sent'] },
  ),
  page(
    'newsletter',
    'src/pages/contact/newsletter.page.tsx',
    ['newsletterPage', 'forms', 'faults', 'errors'],
    () => import('../pages/contact/newsletter.page.tsx'),
  ),
  page(
    'restock',
    'src/pages/contact/restock.page.tsx',
    ['restock', 'forms', 'faults', 'errors'],
    () => import('../pages/contact/restock.page.tsx'),
  ),
]
