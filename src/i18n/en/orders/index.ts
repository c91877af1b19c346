// Orders: states, ways to pay, charges, the page of one order in English.
import type { NamespaceOrdersTranslation } from '../../i18n-types.ts'

const en_orders = {
  states: {
    pending_payment: 'Awaiting payment',
    payment_review: 'Payment under review',
    paid: 'Paid',
    purchasing: 'Being purchased',
    in_warehouse: 'In the Miami warehouse',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Canceled',
    refunded: 'Refunded',
  },
  now: {
    pending_payment: 'Make the payment and report it here with its reference.',
    payment_review: 'We are checking your payment. We will let you know by mail.',
    paid: 'We confirmed your payment and are preparing the purchase.',
    purchasing: 'We are buying your products at their store.',
    in_warehouse: 'Your products are in Miami, getting ready to travel.',
    shipped: 'Your order is on its way.',
    delivered: 'Your order has arrived. Enjoy it!',
    cancelled: 'The order was canceled and nothing is charged.',
    refunded: 'We returned the money the way you paid.',
  },
  bolivars: {
    amount: 'Amount in bolivars',
    now: 'Right now it would be {amount}',
    indicative:
      'Indicative amount: it is locked in when you place the order and holds until the order must be paid. The order is charged in dollars.',
    cited: '{kind} {rate} per dollar, source {source}, of {date}.',
    held: 'Locked in until {until} (Caracas time).',
    ended: 'The rate expired on {until} (Caracas time): this amount no longer holds.',
    none: 'Paying in bolivars is not available right now: there is no current exchange rate. The other payment methods are still here.',
    kind: {
      parallel: 'Parallel rate',
      official: 'Official rate',
      reference: 'Reference rate',
      override: 'Shop rate',
    },
  },
  reason: {
    actual_weight: 'Billed by actual weight: {measure} at {price} per {unit}.',
    volumetric_weight:
      'Billed by volumetric weight, more than the actual one: {measure} at {price} per {unit}.',
    volume: 'Billed by volume: {measure} at {price} per {unit}.',
    piece: 'Billed by the piece: {price} each.',
    minimum: 'This is the service’s minimum.',
    exact: 'Your package: {pounds} actual, {volumetric} volumetric, {volume}.',
  },
  estimated:
    'Estimate: some products state no weight or size, so we used the usual ones of their category.',
  pieces: '{quantity} × {price}',
  page: {
    title: 'Order {number}',
    thanks: 'Thank you for your order!',
    keep: 'We sent the link to this page to {email}. It is private: whoever has it can see the order.',
    pay: 'How to pay',
    amount: 'Amount',
    concept: 'Reference to write',
    until:
      'We hold your products and the price until {date} (Caracas time). After that the order is canceled by itself.',
    untilHeld:
      'We hold your products until {hold} (Caracas time). If you report your payment before then, they stay held. The order and its price are good until {date}; after that it is canceled by itself.',
    free: 'We are not holding your products for now, but they are still available. You can pay until {date} (Caracas time). If they are gone when we confirm your payment, we return your money.',
    gone: 'There are not enough units of your products left, and we cannot hold them. Do not pay this order. If you have already paid, report the payment here and we will write to you to return your money. The order is canceled by itself on {date} (Caracas time).',
    reviewFree:
      'Your products are not held while we check the payment. If they are gone once we confirm it, we return your money.',
    report: 'Report the payment',
    send: 'Report payment',
    another: 'Report another payment',
    anotherHint: 'If you paid in several parts, report all of them.',
    reported: 'We received your reference {reference}.',
    failed: 'We got no answer. Check your connection and press again: nothing is done twice.',
    lines: 'Products',
    summary: 'What you pay',
    invoice: 'Invoice {number}',
    delivery: 'Delivery',
    billing: 'Billing',
    sameBilling: 'The same as the shipping address',
    tracking: 'Tracking number',
    follow: 'Follow the package',
    newTab: 'opens in another tab',
    note: 'Instructions',
    history: 'Order history',
    addressUnkept: 'We could not save the address in your account. The order has it all the same.',
    again: 'Keep shopping',
    copy: 'Copy',
    copied: 'Copied',
  },
} satisfies NamespaceOrdersTranslation

export default en_orders
