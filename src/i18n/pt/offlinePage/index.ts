// The page that stands in when there is no connection, in Portuguese.
import type { NamespaceOfflinePageTranslation } from '../../i18n-types.ts'

const pt_offlinePage = {
  start: 'Início',
  title: 'Sem conexão',
  lead: 'Não há internet neste momento. O que você já viu pode ser lido; o resto espera a conexão voltar.',
  seen: 'Páginas que você já viu',
  seenText:
    'Aqui aparecem as que ficaram guardadas neste aparelho. Produtos, sua conta e seus pedidos não são guardados.',
  again: 'Tentar de novo',
} satisfies NamespaceOfflinePageTranslation

export default pt_offlinePage
