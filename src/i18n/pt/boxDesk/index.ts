// The words of the desk of cartons.
import type { NamespaceBoxDeskTranslation } from '../../i18n-types.ts'

const pt_boxDesk = {
  lead: 'As caixas com que o planejador junta pacotes. O que você mudar aqui vale no próximo plano.',
  add: 'Adicionar caixa',
  name: 'Nome',
  inside: 'Por dentro',
  outside: 'Por fora',
  tare: 'Peso vazia',
  maxWeight: 'Aguenta até',
  state: 'Estado',
  isActive: 'Em uso',
  retired: 'Retirada',
  example: 'Preço de exemplo',
  changeThis: 'Alterar a caixa {name}',
  nothing: 'Nenhuma caixa',
  nothingText: 'Sem caixas o planejador não consegue juntar nada. Adicione a primeira.',
  sizeUnit: 'Medidas em',
  weightUnit: 'Peso em',
  insideHint: 'O que cabe: comprimento, largura e altura.',
  outsideHint: 'O que se cobra: nunca menor que por dentro.',
  innerLength: 'Comprimento',
  innerWidth: 'Largura',
  innerHeight: 'Altura',
  outerLength: 'Comprimento',
  outerWidth: 'Largura',
  outerHeight: 'Altura',
  tareHint: 'A caixa com o enchimento.',
  maxWeightHint: 'Caixa e conteúdo juntos.',
  price: 'Preço (US$)',
  confirmed: 'O preço está confirmado',
  confirmedHint: 'Até lá aparece como “tarifa de exemplo”.',
  active: 'O planejador a usa',
  activeHint: 'Uma caixa retirada fica aqui e pode voltar a ser usada.',
  saved: 'A caixa foi salva.',
} satisfies NamespaceBoxDeskTranslation

export default pt_boxDesk
