// The words of mails around messages to the shop and of the newsletter.
import type { NamespaceContactMailTranslation } from '../../i18n-types.ts'

const en_contactMail = {
  subjects: {
    general: 'General question',
    tracking: 'Tracking a shipment',
    export: 'Export and shipping',
    claim: 'Claim',
  },
  footer: 'You get this email because you wrote to {brand}.',
  notice: {
    subject: '{subject}: message from “{sender}”',
    title: 'New message: {subject}',
    from: 'From',
    email: 'Email',
    language: 'Language',
    button: 'Open in the panel',
    footer:
      'It came through the contact form. If you reply to this email, your answer goes to whoever wrote.',
  },
  receipt: {
    subject: 'We got your message | {brand}',
    title: 'We got your message',
    text: 'Subject: {subject}. A person reads it and answers to this address, usually within one business day.',
    hours:
      'We are here Monday to Friday from 9:00 AM to 6:00 PM and Saturdays from 10:00 AM to 2:00 PM, Miami time. If you did not write to us, you can ignore this email.',
  },
  reply: {
    subject: 'Answer to your message: {subject} | {brand}',
    title: 'Our answer to your message',
    asked: 'What you wrote to us',
  },
  newsletter: {
    footer:
      'You get this email because somebody subscribed this address to the newsletter of {brand}.',
    ownFooter:
      'You get this email because you confirmed your subscription to the newsletter of {brand}.',
    confirm: {
      subject: 'Confirm your subscription to {brand}',
      title: 'Do you confirm your subscription?',
      text: 'Press the button and we will send you the offers and news of {brand}.',
      button: 'Confirm subscription',
      ignore: 'If you did not ask for it, ignore this email: we will not write again.',
    },
    welcome: {
      subject: 'Welcome to the newsletter of {brand}',
      title: 'You are on the list',
      text: 'We will write when something is worth it: offers, changes of rates and advice for shopping in the United States.',
      button: 'See the shop',
      leave: 'Leave the newsletter',
    },
  },
  back: {
    subject: 'Back in stock: {name}',
    title: 'What you were waiting for is back',
    text: 'You asked us to tell you. We wrote to everyone who was waiting for it, and there may be few units.',
    item: 'Product price',
    landed: 'Delivered to {place}, from',
    button: 'See the product',
    once: 'This notice is sent only once.',
    leave: 'No more notices like this one',
    footer:
      'You get this email because somebody asked {brand}, with this address, for a notice when this product was back.',
  },
} satisfies NamespaceContactMailTranslation

export default en_contactMail
