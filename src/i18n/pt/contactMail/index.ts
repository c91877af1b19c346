// The words of mails around messages to the shop and of the newsletter.
import type { NamespaceContactMailTranslation } from '../../i18n-types.ts'

const pt_contactMail = {
  subjects: {
    general: 'Dúvida geral',
    tracking: 'Rastreio de um envio',
    export: 'Exportação e envios',
    claim: 'Reclamação',
  },
  footer: 'Você recebe este e-mail porque escreveu para {brand}.',
  notice: {
    subject: '{subject}: mensagem de “{sender}”',
    title: 'Nova mensagem: {subject}',
    from: 'De',
    email: 'E-mail',
    language: 'Idioma',
    button: 'Abrir no painel',
    footer:
      'Chegou pelo formulário de contato. Se você responder a este e-mail, a resposta vai para quem escreveu.',
  },
  receipt: {
    subject: 'Recebemos sua mensagem | {brand}',
    title: 'Recebemos sua mensagem',
    text: 'Assunto: {subject}. Uma pessoa lê e responde a este e-mail, normalmente em um dia útil.',
    hours:
      'Atendemos de segunda a sexta das 9:00 às 18:00 e aos sábados das 10:00 às 14:00, hora de Miami. Se você não escreveu para nós, pode ignorar este e-mail.',
  },
  reply: {
    subject: 'Resposta à sua mensagem: {subject} | {brand}',
    title: 'Respondemos à sua mensagem',
    asked: 'O que você escreveu',
  },
  newsletter: {
    footer: 'Você recebe este e-mail porque alguém inscreveu este endereço no boletim de {brand}.',
    ownFooter: 'Você recebe este e-mail porque confirmou sua inscrição no boletim de {brand}.',
    confirm: {
      subject: 'Confirme sua inscrição em {brand}',
      title: 'Você confirma sua inscrição?',
      text: 'Pressione o botão e enviaremos as ofertas e novidades de {brand}.',
      button: 'Confirmar inscrição',
      ignore: 'Se você não pediu, ignore este e-mail: não escreveremos mais.',
    },
    welcome: {
      subject: 'Boas-vindas ao boletim de {brand}',
      title: 'Você está na lista',
      text: 'Escreveremos quando valer a pena: ofertas, mudanças de tarifas e dicas para comprar nos Estados Unidos.',
      button: 'Ver a loja',
      leave: 'Cancelar a inscrição no boletim',
    },
  },
  back: {
    subject: 'Voltou: {name}',
    title: 'Voltou o que você esperava',
    text: 'Você pediu que avisássemos. Escrevemos a todos que esperavam por ele e pode haver poucas unidades.',
    item: 'Preço do produto',
    landed: 'Entregue em {place}, a partir de',
    button: 'Ver o produto',
    once: 'Este aviso é enviado uma única vez.',
    leave: 'Não quero mais avisos como este',
    footer:
      'Você recebe este e-mail porque alguém pediu, com este endereço, um aviso de {brand} para quando este produto voltasse.',
  },
} satisfies NamespaceContactMailTranslation

export default pt_contactMail
