// The end of a purchase: the checkout in a frame that leads nowhere but back, and the order that came of it.
import type { RouteObject } from 'react-router'
import { ErrorPage } from '#src/app/error-page.tsx'
import { lazyPage, page } from '#src/lib/lazy-page.ts'
import type { Section } from '#src/lib/more-pages.ts'

const checkoutPages: RouteObject = {
  ...lazyPage(
    'src/pages/checkout/checkout-shell.page.tsx',
    ['checkout'],
    () => import('../pages/checkout/checkout-shell.page.tsx'),
  ),
  children: [
    {
      ErrorBoundary: ErrorPage,
      children: [
        page(
          'checkout',
          'src/pages/checkout/checkout.page.tsx',
          [
            'checkout',
            'cart',
            'orders',
            'paying',
            'chargeNames',
            'customsNote',
            'restrictedGoods',
            'forms',
            'faults',
            'errors',
          ],
          () => import('../pages/checkout/checkout.page.tsx'),
        ),
      ],
    },
  ],
}

export const purchase: Section = {
  shop: [
    page(
      'invoice',
      'src/pages/billing/invoice.page.tsx',
      ['invoicing', 'paying', 'chargeNames'],
      () => import('../pages/billing/invoice.page.tsx'),
    ),
    page(
      'order-confirmation',
      'src/pages/checkout/order-confirmation.page.tsx',
      ['orders', 'paying', 'chargeNames', 'customsNote', 'forms', 'faults', 'errors'],
      () => import('../pages/checkout/order-confirmation.page.tsx'),
    ),
  ],
  frame: [checkoutPages],
}
