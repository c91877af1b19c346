// What was wrong with a store's answers or with a run, and what helps, for whoever looks after the sync.
import type { NamespaceFaultDeskTranslation } from '../../i18n-types.ts'

const pt_faultDesk = {
  problem: {
    not_an_item: 'Não é um item',
    id_unreadable: 'Número do item ilegível',
    title_missing: 'Falta o título',
    price_missing: 'Falta o preço',
    price_unreadable: 'Preço ilegível',
    price_ambiguous: 'O preço pode ser lido de duas formas',
    price_zero: 'Preço zero',
    price_negative: 'Preço negativo',
    price_absurd: 'Preço absurdo',
    price_jump: 'O preço saltou e espera uma decisão',
    currency_unknown: 'Não está em dólares',
    condition_unwanted: 'Não é novo',
    duplicate_on_page: 'Repetido na mesma página',
    list_price_dropped: 'Preço de tabela descartado por ser inacreditável',
    link_replaced: 'Link substituído por um nosso',
    image_dropped: 'Imagem descartada: endereço não permitido',
    weight_unreadable: 'Peso ilegível',
    item_refused: 'A loja não entregou o item',
    item_unanswered: 'A loja não disse nada sobre o item',
    store_warning: 'Aviso da loja',
    page_short: 'Página mais curta do que devia',
    cursor_loop: 'A lista andava em círculos',
    results_capped: 'A loja não mostra mais resultados',
    list_empty: 'Uma categoria configurada não mostra nada: verifique se ela existe',
  },
  otherProblem: 'Outro problema: {code}',
  faultKind: {
    retryable: 'A loja não respondeu bem várias vezes seguidas.',
    throttled: 'A loja pediu para ir mais devagar.',
    unauthorised: 'A loja não aceita as credenciais.',
    quota: 'A cota de chamadas do dia acabou.',
    permanent: 'A loja recusa a consulta do jeito que é feita.',
    malformed: 'Ninguém consegue ler o que a loja respondeu.',
  },
  faultOf: {
    not_configured: 'As credenciais desta loja foram retiradas.',
    internal:
      'Nosso próprio programa falhou ao ler a resposta; os detalhes estão no registro do servidor.',
  },
  otherFault: 'A sincronização parou por um erro inesperado.',
  faultHelp: {
    not_configured: 'Coloque-as de novo nas variáveis de ambiente para continuar.',
    credentials_refused: 'Confira a chave e o segredo nas variáveis de ambiente.',
    associate_not_eligible: 'A conta de afiliado ainda não pode usar a API.',
    partner_tag_refused: 'Confira a etiqueta de afiliado nas variáveis de ambiente.',
    private_key_unreadable: 'A chave privada não pode ser lida: confira o formato.',
    signature_refused: 'Confira a chave privada e sua versão.',
    clock_skew: 'O relógio do servidor está atrasado ou adiantado.',
    marketplace_refused: 'Confira o mercado configurado da loja.',
  },
} satisfies NamespaceFaultDeskTranslation

export default pt_faultDesk
