// The desk of messages and of the newsletter.
import type { NamespaceInboxTranslation } from '../../i18n-types.ts'

const en_inbox = {
  lead: 'What visitors write. The answer leaves by email and stays here.',
  waiting: '{count} {{count:message without an answer|messages without an answer}}',
  states: {
    open: 'Not answered',
    answered: 'Answered',
    closed: 'Closed',
    spam: 'Suspicious',
    all: 'All',
  },
  badge: {
    open: 'Not answered',
    answered: 'Answered',
    closed: 'Closed',
    spam: 'Suspicious',
  },
  subjects: {
    general: 'General question',
    tracking: 'Tracking a shipment',
    export: 'Export and shipping',
    claim: 'Claim',
  },
  show: 'Show',
  who: 'Name, email or text',
  sender: 'From',
  about: 'Subject',
  text: 'Message',
  when: 'Date',
  state: 'State',
  empty: 'No messages here',
  emptyText: 'When somebody writes from the contact page, the message appears in this list.',
  back: 'All messages',
  answers: 'Answers',
  none: 'Nobody has answered yet.',
  reply: 'Answer by email',
  replyHint:
    'It leaves as an email to {email}, together with the original message. Write in the person’s language ({language}). Greeting and closing are added: write only the answer.',
  send: 'Send answer',
  sent: 'The answer is on its way.',
  close: 'Close',
  reopen: 'Open again',
  markSpam: 'It is suspicious',
  notSpam: 'It is not suspicious',
  moved: 'The message was moved.',
  spamNote: 'It looks written by a program: no email was sent.',
  markedNote: '{name} marked it as suspicious.',
  subscribersLead: 'Who gets the newsletter. Only those who confirmed their address count.',
  confirmedCount: '{count} {{count:confirmed subscription|confirmed subscriptions}}',
  subscriberStates: {
    confirmed: 'Confirmed',
    pending: 'Not confirmed',
    left: 'Unsubscribed',
    all: 'All',
  },
  subscriberBadge: {
    confirmed: 'Confirmed',
    pending: 'Not confirmed',
    left: 'Unsubscribed',
  },
  address: 'Email',
  language: 'Language',
  since: 'Since',
  confirmedAt: 'Confirmed',
  csvHint:
    'It is sent with your mailing program: the CSV holds those who confirmed and, under “unsubscribe”, the link with which each one leaves.',
  noSubscribers: 'Nobody with these filters',
  noSubscribersText: 'Subscriptions come from the foot of every page.',
  search: 'Email',
} satisfies NamespaceInboxTranslation

export default en_inbox
