// The words of the desk's pairs: products of different stores that are, or may be, one item.
import type { NamespacePairDeskTranslation } from '../../i18n-types.ts'

const pt_pairDesk = {
  lead: 'Produtos de lojas diferentes que são, ou podem ser, o mesmo artigo. Na página de cada um aparece a melhor oferta dos outros. O que você decidir vale para sempre.',
  lists: 'Listas de correspondências',
  open: 'Por decidir',
  joined: 'Unidos automaticamente',
  decided: 'Decididos',
  ground: {
    gtin: 'Mesmo código de barras',
    brand_model: 'Mesma marca e mesmo modelo',
    model_in_title: 'O título de um cita o modelo do outro',
    gtin_doubted: 'Mesmo código de barras, mas os títulos se contradizem',
  },
  same: 'É o mesmo',
  different: 'São diferentes',
  undo: 'Desfazer a decisão',
  sameOf: 'É o mesmo: {first} e {second}',
  differentOf: 'São diferentes: {first} e {second}',
  undoOf: 'Desfazer a decisão sobre {first} e {second}',
  saidSame: 'Decidido: é o mesmo',
  saidDifferent: 'Decidido: são diferentes',
  model: 'Modelo',
  barCode: 'Código de barras',
  ofOne: 'Só as correspondências de um produto.',
  seeAll: 'Ver todas',
  empty: {
    open: 'Nada por decidir',
    joined: 'Ainda sem correspondências',
    decided: 'Ainda sem decisões',
  },
  emptyText: {
    open: 'Quando duas lojas parecem vender a mesma coisa e não é certo, aparece aqui.',
    joined: 'Depois de cada sincronização, os artigos iguais de várias lojas são unidos.',
    decided: 'O que você decidir nas outras listas aparece aqui e pode ser desfeito.',
  },
} satisfies NamespacePairDeskTranslation

export default pt_pairDesk
