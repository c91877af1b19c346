// Restock alerts: the form of a sold-out product, and the page where somebody ends them.
import type { NamespaceRestockTranslation } from '../../i18n-types.ts'

const pt_restock = {
  title: 'Quer saber quando voltar?',
  text: 'Deixe seu e-mail e escrevemos uma única vez, assim que houver.',
  email: 'Seu e-mail',
  emailFault: 'Digite um e-mail válido, como ana@exemplo.com.',
  submit: 'Avise-me',
  done: 'Pronto. Assim que voltar, escrevemos para {email}.',
  back: 'Já voltou! Você pode comprar agora.',
  tooMany:
    'Com este e-mail você já espera muitos produtos. Quando um deles voltar, você poderá pedir outro aviso.',
  limited: 'Tentativas demais. Tente de novo {wait}.',
  failed: 'Não houve resposta. Verifique sua conexão e tente de novo.',
  mine: 'Avisamos quando voltarem',
  leaveTitle: 'Remover seus avisos?',
  leaveText:
    'Não escreveremos mais quando voltar o que você espera. Os e-mails dos seus pedidos continuam chegando.',
  leave: 'Remover meus avisos',
  leftTitle: 'Removemos seus avisos',
  left: 'Não escreveremos mais para {email} quando um produto voltar.',
  bad: 'Este link não é válido. Talvez esteja incompleto ou tenha mais de três meses.',
  shop: 'Ver o catálogo',
} satisfies NamespaceRestockTranslation

export default pt_restock
