// The cart in Portuguese.
import type { NamespaceCartTranslation } from '../../i18n-types.ts'

const pt_cart = {
  title: 'Seu carrinho',
  notice: {
    added: 'Adicionado ao carrinho',
    quantity_updated: 'Quantidade atualizada',
    removed: 'Item removido',
    cleared: 'Carrinho esvaziado',
    limited_by_stock: 'Não há tantas unidades: colocamos no carrinho as que restam.',
    repaired: 'Não conseguimos recuperar todo o seu carrinho. Veja se falta algo.',
    failed: 'Não foi possível alterar o carrinho. Verifique sua conexão e tente de novo.',
  },
  drawer: {
    close: 'Fechar o carrinho',
    see: 'Ver carrinho',
    keep: 'Continuar comprando',
    more: 'e mais {count} {{count:produto|produtos}}',
  },
  closeNotice: 'Fechar aviso',
  line: {
    list: 'Itens do carrinho',
    quantity: 'Quantidade',
    quantityOf: 'Quantidade de {name}',
    less: 'Tirar uma unidade de {name}',
    more: 'Adicionar uma unidade de {name}',
    update: 'Atualizar',
    limit: 'Você pode levar até {max}.',
    remove: 'Remover',
    removeOf: 'Remover {name} do carrinho',
    each: 'cada',
    waits: 'A rota que o leva está fechada por enquanto.',
    priceUp: 'O preço subiu: antes era {price}.',
    priceDown: 'O preço caiu: antes era {price}.',
  },
  problem: {
    out_of_stock: 'Esgotado. Remova para continuar.',
    not_enough_stock: '{{count:Só resta|Só restam}} {count}. Ajuste a quantidade para continuar.',
    not_sold_here: 'Não é mais vendido aqui. Remova para continuar.',
    not_carried: 'Não levamos a {place}. Remova ou mude o destino.',
  },
  prices: {
    title: 'Alguns preços mudaram desde que você os viu',
    text: 'O total já usa os preços de hoje.',
    seen: 'Entendi',
  },
  summary: {
    quote: 'Cotar este carrinho com todos os serviços',
    title: 'Resumo',
    subtotal: 'Subtotal',
    items: '{count} {{count:item|itens}}',
    total: 'Total entregue em {place}',
    totalFrom: 'Entregue em {place}, a partir de',
    estimated:
      'Estimativa: alguns produtos não informam peso ou tamanho e usamos os habituais da categoria.',
    choose: 'Você escolhe como enviamos no próximo passo.',
    next: 'Continuar',
    blocked: 'Resolva os itens marcados para continuar.',
    none: 'Nenhum serviço leva tudo isso junto a {place}. Faça dois pedidos ou mude o destino.',
    rest: 'Se você tirar o que está com a rota fechada, pode pedir o resto agora.',
    noneRest:
      'Nenhum serviço leva tudo isso junto a {place}. Tire o que está com a rota fechada e peça o resto agora, ou mude o destino.',
    noneWait:
      'Nenhum serviço leva tudo isso junto a {place}, e as rotas estão fechadas por enquanto. Faça dois pedidos quando abrirem ou mude o destino.',
  },
  clear: 'Esvaziar carrinho',
  clearAsk: 'Remover todos os itens?',
  clearYes: 'Sim, esvaziar',
  placed: {
    title: 'Seu pedido {number} está feito',
    text: 'Enviamos um e-mail com o link.',
    see: 'Ver o pedido',
  },
  empty: {
    title: 'Seu carrinho está vazio',
    text: 'Procure algo no catálogo: você verá o custo entregue na Venezuela antes de pedir.',
    products: 'Ver o catálogo',
  },
} satisfies NamespaceCartTranslation

export default pt_cart
