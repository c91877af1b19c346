// The words of every mail in English.
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
  accounts: {
    footer: 'You receive this mail because an account at {brand} carries this address.',
    notYou: 'If this was not you, ignore this mail: nothing changes.',
    linkLife: 'The link works once and expires in {minutes} minutes.',
    linkDay: 'The link works once and expires in 24 hours.',
    welcome: {
      subject: 'Welcome to {brand}: confirm your email',
      title: 'Welcome!',
      text: 'Your account is ready. Confirm your email to see in it the orders you placed with this address, too.',
      button: 'Confirm my email',
    },
    resetLink: {
      subject: 'Reset your password',
      title: 'Reset your password',
      text: 'Somebody asked for a new password for the account “{username}”.',
      button: 'Choose a new password',
    },
    resetCode: {
      subject: '{code} is your code to reset the password',
      title: 'Your code',
      text: 'Enter this code on the page where you asked for it. It expires in {minutes} minutes.',
      button: 'Open the code page',
    },
    signInLink: {
      subject: 'Sign in from a new browser',
      title: 'Your link to sign in',
      text: 'Somebody has tried many passwords on the account “{username}”. If you want to sign in from a new browser, open this link in that browser and enter your password.',
      button: 'Sign in to my account',
      notYou:
        'If it was not you, do not open the link: without it and your password nobody gets in.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      text: 'The password of the account “{username}” was changed on {date} (Caracas time). All other sessions were closed.',
      warning: 'If this was not you, recover your account right now.',
      button: 'Recover my account',
    },
    changeEmail: {
      subject: 'Confirm your new email address',
      title: 'Confirm your new email',
      text: 'You asked to use this address for the account “{username}”. It changes once you open the link.',
      button: 'Confirm this address',
    },
    emailChanged: {
      subject: 'The email of your account was changed',
      title: 'The email of your account was changed',
      text: 'Since {date} (Caracas time) the account “{username}” uses another email address. Notices will no longer come to this one.',
      warning: 'If this was not you, reply to this mail: we will help you recover the account.',
    },
    factorChanged: {
      totp_on: {
        title: 'You turned on two-step verification',
        text: 'Since {date} (Caracas time) the account “{username}” also asks for a code from the authenticator app.',
      },
      totp_off: {
        title: 'The authenticator app was turned off',
        text: 'On {date} (Caracas time) the account “{username}” stopped using the authenticator app.',
      },
      passkey_added: {
        title: 'There is a new passkey on your account',
        text: 'On {date} (Caracas time) a passkey was added to the account “{username}”. It can be used to sign in.',
      },
      passkey_removed: {
        title: 'A passkey was removed from your account',
        text: 'On {date} (Caracas time) a passkey was removed from the account “{username}”. It no longer opens it.',
      },
      factors_reset: {
        title: 'We reset your two-step verification',
        text: 'On {date} (Caracas time) our team removed the authenticator app, the passkeys and the recovery codes of the account “{username}” and closed its sessions. Sign in with your password and set them up again.',
      },
      factors_unproven: {
        title: 'We removed two-step verification from your account',
        text: 'On {date} (Caracas time) the password of the account “{username}” was changed through an email sent to this address, which is now confirmed. As we cannot know who had set them up before that, we removed the authenticator app, the passkeys and the recovery codes. Sign in with your new password and set them up again if you like.',
      },
      warning:
        'If this was not you, change your password, check your passkeys and close the sessions you do not know.',
      button: 'Check the security of my account',
    },
  },
  summary: {
    title: 'Summary',
    pieces: '{quantity} × {price}',
    goods: 'Products',
    freight_air: 'Air freight',
    freight_sea: 'Sea freight',
    taxes: 'Taxes and fees',
    processing: 'Processing',
    total: 'Total',
    estimated:
      'Shipping uses the usual weight or size of the category for products that do not state theirs.',
  },
  delivery: {
    title: 'Delivery',
    address: 'Address',
    time: 'Time in transit',
    days: '{min} to {max} days',
  },
  methods: {
    zelle: 'Zelle',
    bank_transfer: 'Bank transfer',
    pago_movil: 'Pago Móvil',
    binance_pay: 'Binance Pay',
    cash_miami: 'Cash at the Miami office',
  },
  fields: {
    holder: 'Account holder',
    email: 'Email',
    bank: 'Bank',
    account: 'Account',
    routing: 'Routing number',
    phone: 'Phone',
    idDocument: 'RIF or ID number',
    payId: 'Pay ID',
    address: 'Address',
    hours: 'Opening hours',
  },
  moved: {
    note: 'Note',
    tracking: 'Tracking number',
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
      text: 'We are preparing them for the trip to Venezuela.',
    },
    shipped: {
      subject: 'Your order {number} is on its way',
      title: 'Your order left Miami',
      text: 'It is in transit to Venezuela.',
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
