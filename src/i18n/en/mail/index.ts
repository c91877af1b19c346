// The words of mails about orders.
import type { NamespaceMailTranslation } from '../../i18n-types.ts'

const en_mail = {
  hello: 'Hello {name},',
  signature: 'The {brand} team',
  footer: 'You receive this mail because an order at {brand} carries this address.',
  order: 'Order {number}',
  seeOrder: 'See my order',
  privateLink: 'This link is private: whoever holds it can see the order.',
  placed: {
    subject: 'We received your order {number}',
    title: 'Thank you for your order!',
    intro:
      'We saved it under number {number}. Once the payment is confirmed we buy and prepare the shipment.',
    payTitle: 'How to pay',
    payUntil:
      'We hold the products and the price until {date} (Caracas time). After that the order cancels itself.',
    payUntilHeld:
      'We hold the products until {hold} (Caracas time). If you report the payment before then, they stay held. The order and its price are good until {date}; after that it cancels itself.',
    payUntilFree:
      'We are not holding the products for now. Before you pay, check on the order page that they are still available. You can pay until {date} (Caracas time); after that the order cancels itself. If they are gone when we confirm your payment, we return your money.',
    payAmount: 'Amount to pay',
    payMethod: 'Payment method',
    payConcept: 'Reference line',
    payNote:
      'Write the order number as the reference line, then report the payment with its reference on the order page.',
  },
  bolivars: {
    amount: 'Amount in bolivars',
    cited: '{kind} {rate} per dollar, source {source}, of {date}.',
    held: 'Amount locked in until {until} (Caracas time). The order is charged in dollars.',
    kind: {
      parallel: 'Parallel rate',
      official: 'Official rate',
      reference: 'Reference rate',
      override: 'Shop rate',
    },
  },
  summary: {
    title: 'Summary',
    pieces: '{quantity} × {price}',
    estimated:
      'Shipping uses the usual weight or size of the category for products that do not state theirs.',
  },
  delivery: {
    title: 'Delivery',
    address: 'Address',
    time: 'Time in transit',
    days: '{min} to {max} {{max:day|days}}',
  },
  askedFor: {
    subject: 'The link to your order {number}',
    title: 'Here is your order',
    text: 'You asked for the link to your order. The button shows how it is going and all its details.',
  },
  moved: {
    note: 'Note',
    tracking: 'Tracking number',
    follow: 'Follow the package',
    pending_payment: {
      subject: 'Your order {number} is waiting for payment',
      title: 'We could not confirm your payment',
      text: 'Check the reference and report it again on the order page.',
    },
    payment_review: {
      subject: 'We are checking the payment of your order {number}',
      title: 'We are checking your payment',
      text: 'We will tell you as soon as it is confirmed.',
    },
    paid: {
      subject: 'Payment confirmed for order {number}',
      title: 'Your payment is confirmed',
      text: 'We are getting ready to buy your products.',
    },
    purchasing: {
      subject: 'We are buying the products of your order {number}',
      title: 'We are buying your products',
      text: 'We will receive them at our Miami warehouse and let you know.',
    },
    in_warehouse: {
      subject: 'Your order {number} arrived in Miami',
      title: 'Your products are in our warehouse',
      text: 'We are preparing them for the trip.',
    },
    shipped: {
      subject: 'Your order {number} is on its way',
      title: 'Your order left Miami',
      text: 'It is on its way to your city.',
    },
    delivered: {
      subject: 'Your order {number} was delivered',
      title: 'Your order arrived!',
      text: 'Thank you for buying with us. If something is not right, reply to this mail.',
    },
    cancelled: {
      subject: 'Your order {number} was canceled',
      title: 'We canceled your order',
      text: 'Nothing was charged for it. You can place a new order whenever you like.',
    },
    refunded: {
      subject: 'Refund of your order {number}',
      title: 'We refunded your order',
      text: 'The money returns the way you paid it.',
    },
  },
} satisfies NamespaceMailTranslation

export default en_mail
