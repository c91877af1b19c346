// The words of quotes: services, lines with their reasons, refusals, the document and its mail.
import type { NamespaceQuotingTranslation } from '../../i18n-types.ts'

const pt_quoting = {
  title: 'Cotação de envio',
  description:
    'Cote um envio de Miami para a Venezuela e países vizinhos com vários volumes: todos os serviços lado a lado, em um link para compartilhar e em PDF.',
  lead: 'Some volumes e produtos, compare todos os serviços e guarde os preços por sete dias.',
  heading: 'Envio de Miami para {place}',
  made: 'Feita em {date} (hora de Caracas)',
  valid: 'Preços válidos até {date}',
  expired: 'Estes preços venceram em {date}. Peça uma nova cotação.',
  pieces: 'Volumes',
  piece: '{quantity} × {weight}, {size}',
  declared: 'Valor declarado: {amount} cada um',
  measures: 'No total: {pounds} e {volume}',
  estimated: 'Medidas estimadas',
  estimate:
    'Os impostos são os que nós cobramos sobre o valor declarado; a alfândega pode pedir outro valor.',
  link: 'Ver esta cotação online',
  dollars: 'Todos os valores estão em dólares dos EUA.',
  sheet: 'Página {page} de {pages}',
  file: 'cotacao',
  route: 'Rota',
  prices: 'Preço de cada serviço',
  includes: 'Extras pedidos',
  plain: 'Nenhum',
  rules: 'Faixa aduaneira segundo as normas n.º {rules}, em {day}.',
  retry: 'Tente de novo {wait}.',
  offline: 'Não houve resposta. Verifique sua conexão e tente de novo.',
  sendThis: 'Enviar isto',
  replaceCart: 'Deixar no carrinho só o que foi cotado',
  keep: {
    title: 'Guarde estes preços',
    text: 'A cotação fica em um link que só abre quem o tiver. Os preços valem sete dias e não mudam.',
    account: 'Você também a verá na sua conta.',
    button: 'Salvar e compartilhar',
    incomplete: 'Complete o envio antes de salvá-lo.',
    limited: 'Você salvou muitas cotações seguidas.',
    to: 'Salvar, compartilhar ou baixar esta cotação',
  },
  kept: {
    share: 'Compartilhe esta cotação',
    shareText: 'Quem tiver o link pode vê-la. Não mostra seu nome nem seu e-mail.',
    address: 'Link da cotação',
    copy: 'Copiar link',
    copied: 'Link copiado',
    send: 'Compartilhar',
    pdf: 'Baixar PDF',
    mail: 'Envie para mim por e-mail',
    email: 'E-mail',
    mailButton: 'Enviar',
    mailed: 'A caminho de {email}. Se não chegar, olhe na caixa de spam.',
    limited: 'Muitos e-mails foram enviados seguidos.',
    again: 'Usar esta cotação',
    expiredTitle: 'Esta cotação venceu',
    recompute: 'Calcular com os preços de hoje',
    order: 'Pedir a este preço',
    orderToday: 'Pedir ao preço de hoje',
    bothTotals: 'Ao lado de cada preço está quanto custa hoje.',
    goodsMoved:
      'O preço de um produto mudou na loja: ao lado está o total de hoje. O frete, os impostos e as taxas não mudam.',
    until: 'Vale até',
    lapsed: 'Venceu em',
    missing: 'Não encontramos esta cotação',
    missingText:
      'O link está incompleto ou a cotação foi apagada. Peça um novo a quem o enviou, ou faça sua própria cotação.',
    fresh: 'Fazer uma cotação',
  },
  letter: {
    subject: 'Sua cotação de envio para {place}',
    title: 'Sua cotação de envio',
    intro: 'É isto que custa seu envio de Miami para {place} com cada serviço.',
    row: '{service}, {min} a {max} {{max:dia|dias}}',
    duties:
      '{service}: segundo as normas aduaneiras, os impostos seriam de {range} (estimativa). O preço leva os que nós cobramos.',
    button: 'Ver a cotação completa',
    pdf: 'Baixar em PDF',
    footer:
      'Você recebe este e-mail porque alguém pediu para enviar uma cotação da {brand} a este endereço.',
  },
} satisfies NamespaceQuotingTranslation

export default pt_quoting
