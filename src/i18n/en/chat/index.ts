// The floating chat: topics, hours and the way to the messaging program.
import type { NamespaceChatTranslation } from '../../i18n-types.ts'

const en_chat = {
  heading: 'How can we help?',
  online: 'Online',
  offline: 'Outside hours',
  hours: 'We are here Monday to Friday from 9:00 AM to 6:00 PM (EST).',
  later: 'Leave your message and we will answer as soon as we open.',
  start: 'Open chat',
  shut: 'Close the chat',
  newTab: 'opens in another tab',
  topics: {
    quote: 'Quote a shipment',
    mailbox: 'Virtual mailbox',
    tracking: 'Track a shipment',
    hours: 'Hours and location',
  },
  texts: {
    general: 'Hello, I have a question.',
    quote: 'Hello, I would like a quote for a shipment to Venezuela.',
    mailbox: 'Hello, I would like to know about the virtual mailbox in Miami.',
    tracking: 'Hello, I want to track a shipment. My number is: ',
    hours: 'Hello, what are your hours and where are you?',
  },
} satisfies NamespaceChatTranslation

export default en_chat
