// The page that stands in when there is no connection, in Portuguese.
import type { NamespaceOfflinePageTranslation } from '../../i18n-types.ts'

const pt_offlinePage = {
  start: 'Início',
  title: 'Sem conexão',
  lead: 'Não há internet neste momento. O que você já viu pode ser lido; o resto espera a conexão voltar.',
  seen: 'Páginas que você já viu',
  seenText:
    'Aqui aparecem as que ficaram guardadas neste aparelho, cada uma com a data da cópia. Sua conta, seus pedidos e as páginas com produtos vendidos por outra loja não são guardados.',
  copy: 'Cópia salva',
  copyText: 'Sem conexão: esta cópia é de {date}. Preços e estoque podem ter mudado.',
  again: 'Tentar de novo',
} satisfies NamespaceOfflinePageTranslation

export default pt_offlinePage
