// The newsletter beyond its box in the footer: what became of it, confirming and leaving.
import type { NamespaceNewsletterPageTranslation } from '../../i18n-types.ts'

const pt_newsletterPage = {
  title: 'Boletim',
  invalid: 'Digite um e-mail válido.',
  taken: 'Este e-mail já está inscrito.',
  failed: 'Ocorreu um erro. Tente de novo mais tarde.',
  limited: 'Tentativas demais. Tente de novo {wait}.',
  thanks: 'Obrigado por se inscrever!',
  pending: 'Enviamos um e-mail: pressione o botão dele para confirmar.',
  confirmTitle: 'Confirme sua inscrição',
  confirmedTitle: 'Inscrição confirmada',
  leftTitle: 'Você deixou o boletim',
  confirmText: 'Mais um toque e você receberá nossas ofertas e novidades.',
  confirm: 'Confirmar inscrição',
  confirmed: 'Pronto: {email} está na nossa lista.',
  leaveTitle: 'Sair do boletim',
  leaveText:
    'Você não receberá mais nossas novidades. Os e-mails dos seus pedidos continuam chegando.',
  leave: 'Cancelar inscrição',
  left: '{email} não recebe mais o boletim.',
  back: 'Mudou de ideia? Você pode voltar quando quiser.',
  bad: 'Este link não é válido. Talvez já tenha sido usado ou esteja incompleto.',
  shop: 'Ver o catálogo',
} satisfies NamespaceNewsletterPageTranslation

export default pt_newsletterPage
