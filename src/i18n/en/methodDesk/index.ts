// The words of the desk of ways to pay.
import type { NamespaceMethodDeskTranslation } from '../../i18n-types.ts'

const en_methodDesk = {
  lead: 'What you activate here appears at the checkout, under “Payment methods” and in mails. Placed orders keep what they were told.',
  add: 'Add {kind}',
  addOne: 'Add',
  changeThis: 'Change {name}',
  method: 'Payment method',
  accountTitle: 'Account',
  accountHint: 'This is what whoever pays will see.',
  state: 'State',
  states: {
    active: 'Active',
    off: 'Off',
    waiting: 'Starts later',
    ended: 'Ended',
  },
  demo: 'Sample',
  demoNote:
    'This is a sample account and the shop marks it as one. Write your own: the mark goes once it changes.',
  fee: 'Fee or discount',
  bounds: 'Amounts',
  name: 'Own name',
  nameHint: 'Only if you have two alike, such as two banks.',
  bankCleared: 'I checked that we may receive at this bank',
  bankClearedHint: 'Needed for 0102, 0163, 0175 and 0177: the US put them on a sanctions list.',
  bankClearedFault:
    'That bank is on a US sanctions list. Choose another one or tick that you checked.',
  instructions: 'Instructions ({language})',
  instructionsHint: 'Optional. Where a language is missing, Spanish is shown.',
  position: 'Order',
  positionHint: 'Lower numbers come first.',
  active: 'Offered in the shop',
  activeFrom: 'From the day',
  activeTo: 'Until the day',
  activeToFault: 'The last day cannot be before the first one.',
  activeFromHint: 'Empty: from now on.',
  activeToHint: 'Empty: no end. That day still counts.',
  least: 'Smallest amount (US$)',
  most: 'Largest amount (US$)',
  mostFaults: {
    too_small: 'The largest cannot be below the smallest.',
  },
  feeKind: 'Fee or discount',
  feeKindChoices: {
    none: 'None',
    fee: 'Fee',
    discount: 'Discount',
  },
  feePercent: 'Percentage',
  feeAmount: 'Fixed amount (US$)',
  feePercentFaults: {
    required: 'Say how much: a percentage, a fixed amount or both.',
  },
  details: {
    bankCode: 'Receiving bank',
    account: 'Account number',
    accountFaults: {
      invalid: 'It has 20 digits and begins with the bank’s code.',
    },
    link: 'Payment link',
    linkHint: 'Your card processor’s secure page, with https://',
    linkFaults: {
      invalid: 'Write a full address that begins with https://',
    },
    emailFaults: {
      required: 'Write the Zelle email or phone.',
    },
    phoneFaults: {
      invalid_phone: 'Write a phone such as 0412-1234567 or +1 305 555 0100.',
    },
    idDocumentFaults: {
      invalid_document: 'Write a RIF or ID, such as J-12345678-9.',
    },
    holder: 'Account holder',
    email: 'Email',
    bank: 'Bank',
    routing: 'Routing number',
    swift: 'SWIFT',
    phone: 'Phone',
    idDocument: 'RIF or ID number',
    payId: 'Pay ID',
    address: 'Address',
    hours: 'Hours',
  },
  saved: 'The payment method was saved.',
} satisfies NamespaceMethodDeskTranslation

export default en_methodDesk
