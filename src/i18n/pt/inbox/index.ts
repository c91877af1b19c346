// The desk of messages and of the newsletter.
import type { NamespaceInboxTranslation } from '../../i18n-types.ts'

const pt_inbox = {
  lead: 'O que os visitantes escrevem. A resposta sai por e-mail e fica aqui.',
  waiting: '{count} {{count:mensagem sem resposta|mensagens sem resposta}}',
  states: {
    open: 'Sem resposta',
    answered: 'Respondidas',
    closed: 'Fechadas',
    spam: 'Suspeitas',
    all: 'Todas',
  },
  badge: {
    open: 'Sem resposta',
    answered: 'Respondida',
    closed: 'Fechada',
    spam: 'Suspeita',
  },
  subjects: {
    general: 'Dúvida geral',
    tracking: 'Rastreio de um envio',
    export: 'Exportação e envios',
    claim: 'Reclamação',
  },
  show: 'Mostrar',
  who: 'Nome, e-mail ou texto',
  sender: 'De',
  about: 'Assunto',
  text: 'Mensagem',
  when: 'Data',
  state: 'Estado',
  empty: 'Não há mensagens aqui',
  emptyText: 'Quando alguém escrever pela página de contato, a mensagem aparece nesta lista.',
  back: 'Todas as mensagens',
  answers: 'Respostas',
  none: 'Ninguém respondeu ainda.',
  reply: 'Responder por e-mail',
  replyHint:
    'Sai em um e-mail para {email}, junto com a mensagem original. Escreva no idioma da pessoa ({language}). A saudação e a despedida já vão incluídas: escreva apenas a resposta.',
  send: 'Enviar resposta',
  sent: 'A resposta está a caminho.',
  close: 'Fechar',
  reopen: 'Reabrir',
  markSpam: 'É suspeita',
  notSpam: 'Não é suspeita',
  moved: 'A mensagem mudou de lugar.',
  spamNote: 'Parece escrita por um programa: nenhum e-mail foi enviado.',
  markedNote: '{name} marcou como suspeita.',
  subscribersLead: 'Quem recebe o boletim. Só conta quem confirmou o e-mail.',
  confirmedCount: '{count} {{count:inscrição confirmada|inscrições confirmadas}}',
  subscriberStates: {
    confirmed: 'Confirmados',
    pending: 'Sem confirmar',
    left: 'Cancelados',
    all: 'Todos',
  },
  subscriberBadge: {
    confirmed: 'Confirmado',
    pending: 'Sem confirmar',
    left: 'Cancelado',
  },
  address: 'E-mail',
  language: 'Idioma',
  since: 'Desde',
  confirmedAt: 'Confirmado',
  csvHint:
    'Ele é enviado com seu programa de e-mail: o CSV traz os confirmados e, em “unsubscribe”, o link de descadastro de cada um.',
  noSubscribers: 'Ninguém com estes filtros',
  noSubscribersText: 'As inscrições vêm do rodapé de cada página.',
  search: 'E-mail',
} satisfies NamespaceInboxTranslation

export default pt_inbox
