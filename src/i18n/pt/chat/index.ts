// The floating chat: topics, hours and the way to the messaging program.
import type { NamespaceChatTranslation } from '../../i18n-types.ts'

const pt_chat = {
  heading: 'Como podemos ajudar?',
  online: 'Online',
  offline: 'Fora do horário',
  hours: 'Atendemos de segunda a sexta das 9:00 às 18:00 (EST).',
  later: 'Deixe sua mensagem e responderemos assim que abrirmos.',
  start: 'Abrir chat',
  shut: 'Fechar o chat',
  newTab: 'abre em outra aba',
  topics: {
    quote: 'Cotar um envio',
    mailbox: 'Caixa postal virtual',
    tracking: 'Rastrear um envio',
    hours: 'Horário e localização',
  },
  texts: {
    general: 'Olá, tenho uma dúvida.',
    quote: 'Olá, quero cotar um envio para a Venezuela.',
    mailbox: 'Olá, quero saber sobre a caixa postal virtual em Miami.',
    tracking: 'Olá, quero rastrear um envio. Meu número é: ',
    hours: 'Olá, qual é o horário e onde vocês ficam?',
  },
} satisfies NamespaceChatTranslation

export default pt_chat
