// Writing to the shop: the form, the office and the box for tracking numbers.
import type { NamespaceContactPageTranslation } from '../../i18n-types.ts'

const pt_contactPage = {
  title: 'Contato',
  description:
    'Escreva, ligue ou visite nosso escritório em Miami: e-mail, telefones, horário e um formulário que chega a uma pessoa. Consulte também seu rastreio.',
  heading: 'Vamos conversar?',
  lead: 'Pergunte o que precisar, antes ou depois de comprar. Uma pessoa responde, normalmente em um dia útil.',
  crumbs: 'Você está aqui',
  home: 'Início',
  more: 'Ir para a página de contato',
  formTitle: 'Envie uma mensagem',
  fullName: 'Nome completo',
  email: 'E-mail',
  subject: 'Assunto',
  message: 'Mensagem',
  messageHint: 'Se a pergunta é sobre um pedido ou um pacote, escreva o número dele.',
  subjects: {
    general: 'Dúvida geral',
    tracking: 'Rastreio de um envio',
    export: 'Exportação e envios',
    claim: 'Reclamação',
  },
  trap: 'Deixe este campo vazio',
  submit: 'Enviar mensagem',
  wrong: {
    fullName: 'O nome é obrigatório',
    email: 'E-mail inválido',
    subject: 'O assunto é obrigatório',
    message: 'A mensagem deve ter pelo menos 10 caracteres',
    long: 'O texto é longo demais.',
  },
  check: 'Revise estes campos:',
  sent: 'Mensagem enviada',
  sentText: 'Obrigado por escrever. Responderemos em breve por e-mail.',
  failed: 'Erro',
  failedText: 'Não conseguimos enviar sua mensagem. Tente de novo em um momento.',
  limited: 'Você enviou várias mensagens em pouco tempo. Poderá escrever de novo {wait}.',
  close: 'Fechar',
  office: 'Nosso escritório',
  address: 'Endereço',
  mailLine: 'E-mail',
  phones: 'Telefones',
  hours: 'Horário',
  weekdays: 'Segunda a sexta: 9:00 - 18:00',
  saturday: 'Sábado: 10:00 - 14:00',
  zone: 'Hora de Miami. Fechado aos domingos.',
  map: 'Ver no mapa',
  tracking: 'Consulte seu envio',
  trackingText:
    'Digite o código de rastreio da loja: reconhecemos a transportadora e levamos você à página dela.',
  number: 'Código de rastreio',
  look: 'Consultar',
  follow: 'Rastrear na {carrier}',
  likely: 'Parece um código da {carrier}.',
  several: 'Pode ser de várias transportadoras. Escolha a sua:',
  nobody:
    'Não reconhecemos esse código. Verifique se está completo, sem endereço nem nome; se estiver certo, escreva para nós.',
  newTab: 'abre em outra aba',
} satisfies NamespaceContactPageTranslation

export default pt_contactPage
