// The words of mails to those who run the shop.
import type { NamespaceAlertMailTranslation } from '../../i18n-types.ts'

const pt_alertMail = {
  stale: 'A sincronização com {store} está há mais de {hours} {{hours:hora|horas}} sem sucesso',
  staleText:
    'A última tentativa com {store} falhou, ou não houve nenhuma. Enquanto isso, os preços envelhecem e os produtos com prazo vencido deixam de ser mostrados.',
  suspicious: 'Uma sincronização com {store} parece duvidosa',
  suspiciousText:
    'O que {store} mostrou não parece correto: faltam produtos, preços demais mudam ou há artigos que não se conseguem ler. Nada foi ocultado: decida se aceita ou rejeita.',
  button: 'Abrir o painel de sincronização',
  held: 'Um décimo do estoque está reservado sem pagamento',
  heldText:
    'Pedidos sem pagamento confirmado reservam {pieces} de {of} peças, no valor de {amount}. Veja se são compras de verdade: você pode cancelar os que não forem, e as peças voltam à venda.',
  heldButton: 'Ver os pedidos sem pagamento',
} satisfies NamespaceAlertMailTranslation

export default pt_alertMail
