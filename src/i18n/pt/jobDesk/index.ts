// The words of the desk's failed jobs: what was tried in vain, why, and what can be done about it.
import type { NamespaceJobDeskTranslation } from '../../i18n-types.ts'

const pt_jobDesk = {
  lead: 'Trabalho tentado muitas vezes sem sucesso: e-mails, sincronizações, cálculos. Quando a causa estiver resolvida, tente de novo.',
  kinds: {
    auth_sendAccountMail: 'E-mail: confirmar um endereço',
    auth_sendRecoveryMail: 'E-mail: recuperar o acesso',
    auth_sendAccountNotice: 'E-mail: aviso de mudança na conta',
    orders_attachGuestOrders: 'Unir pedidos de visitante a uma conta',
    shipping_sendQuoteMail: 'E-mail: cotação',
    orders_sendOrderMail: 'E-mail: pedido',
    orders_sendStockAlert: 'Aviso: muito reservado sem pagar',
    contact_sendMail: 'E-mail: contato',
    contact_sendNewsletterMail: 'E-mail: boletim',
    orders_cancelUnpaid: 'Cancelar pedidos não pagos',
    catalogue_refreshVocabulary: 'Renovar as palavras da busca',
    catalogue_endPreOrders: 'Encerrar pré-vendas vencidas',
    catalogue_linkProducts: 'Unir artigos iguais',
    gallery_dropPicture: 'Apagar uma foto retirada da galeria',
    currency_fetchRates: 'Consultar taxas de câmbio',
    sync_schedule: 'Programar sincronizações',
    sync_provider: 'Sincronizar uma loja',
    sync_applyPolicy: 'Aplicar condições de venda',
    sync_watch: 'Vigiar sincronizações',
    sync_sendAlert: 'E-mail: alerta de sincronização',
    restock_tell: 'Procurar quem avisar de produtos que voltaram',
    restock_sendMails: 'E-mail: produtos que voltaram',
    platform_purgeStale: 'Apagar o que expirou',
  },
  otherKind: 'Outra tarefa: {job}',
  failedAt: 'Abandonada',
  attempts: '{count} {{count:tentativa|tentativas}}',
  reason: 'Último erro',
  noReason: 'Não deixou mensagem.',
  redrive: 'Tentar de novo',
  redriveOf: 'Tentar de novo: {job}',
  discard: 'Descartar',
  discardOf: 'Descartar: {job}',
  empty: 'Nenhuma tarefa com falha',
  emptyText: 'O que não der certo nem depois de muitas tentativas aparece aqui por 30 dias.',
} satisfies NamespaceJobDeskTranslation

export default pt_jobDesk
