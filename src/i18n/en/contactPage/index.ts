// Writing to the shop: the form, the office and the box for tracking numbers.
import type { NamespaceContactPageTranslation } from '../../i18n-types.ts'

const en_contactPage = {
  title: 'Contact',
  description:
    'Write to us, call us or visit us in Miami: email, phones, hours and a form that reaches a person. Check your tracking number here, too.',
  heading: 'Shall we talk?',
  lead: 'Ask whatever you need, before or after you buy. A person answers, usually within one business day.',
  crumbs: 'You are here',
  home: 'Home',
  more: 'Go to the contact page',
  formTitle: 'Send us a message',
  fullName: 'Full name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'If you ask about an order or a package, add its number.',
  subjects: {
    general: 'General question',
    tracking: 'Tracking a shipment',
    export: 'Export and shipping',
    claim: 'Claim',
  },
  trap: 'Leave this field empty',
  submit: 'Send message',
  wrong: {
    fullName: 'A name is required',
    email: 'Invalid email',
    subject: 'A subject is required',
    message: 'The message needs at least 10 characters',
    long: 'The text is too long.',
  },
  check: 'Please check these fields:',
  sent: 'Message sent',
  sentText: 'Thank you for writing. We will answer soon by email.',
  failed: 'Error',
  failedText: 'We could not send your message. Please try again in a moment.',
  limited: 'You sent several messages in a short time. You can write again {wait}.',
  close: 'Close',
  office: 'Our office',
  address: 'Address',
  mailLine: 'Email',
  phones: 'Phones',
  hours: 'Hours',
  weekdays: 'Monday to Friday: 9:00 AM - 6:00 PM',
  saturday: 'Saturday: 10:00 AM - 2:00 PM',
  zone: 'Miami time. Closed on Sundays.',
  map: 'See it on the map',
  tracking: 'Check your shipment',
  trackingText:
    "Type the store's tracking number: we recognize the carrier and take you to its page.",
  number: 'Tracking number',
  look: 'Check',
  follow: 'Track with {carrier}',
  likely: 'This looks like a {carrier} number.',
  several: 'It may belong to several carriers. Choose yours:',
  nobody:
    'We do not recognize that number. Check that it is complete, without the address or the name; if it is right, write to us.',
  ours:
    'This is the number of an order placed here. If you ordered with your account, open it; if you bought without one, open the link in the email we sent you.',
  seeOrder: 'See the order',
  newTab: 'opens in another tab',
} satisfies NamespaceContactPageTranslation

export default en_contactPage
