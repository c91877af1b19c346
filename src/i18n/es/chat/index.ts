// The floating chat: topics, hours and the way to the messaging program.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_chat = {
  heading: '¿En qué te ayudamos?',
  online: 'En línea',
  offline: 'Fuera de horario',
  hours: 'Atendemos de lunes a viernes de 9:00 AM a 6:00 PM (EST).',
  later: 'Déjanos tu mensaje y te respondemos en cuanto abramos.',
  start: 'Abrir chat',
  shut: 'Cerrar el chat',
  newTab: 'se abre en otra pestaña',
  topics: {
    quote: 'Cotizar un envío',
    mailbox: 'Casillero virtual',
    tracking: 'Rastrear un envío',
    hours: 'Horario y ubicación',
  },
  texts: {
    general: 'Hola, tengo una consulta.',
    quote: 'Hola, quiero cotizar un envío a Venezuela.',
    mailbox: 'Hola, quiero información sobre el casillero virtual en Miami.',
    tracking: 'Hola, quiero rastrear un envío. Mi número es: ',
    hours: 'Hola, ¿cuál es su horario y dónde están ubicados?',
  },
} satisfies BaseTranslation

export default es_chat
