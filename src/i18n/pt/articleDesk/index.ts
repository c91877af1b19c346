// The words of the articles' desk.
import type { NamespaceArticleDeskTranslation } from '../../i18n-types.ts'

const pt_articleDesk = {
  title: 'Artigos',
  lead: 'O que o blog diz, em cada idioma. Um artigo com data futura aparece sozinho.',
  make: 'Novo artigo',
  none: 'Ainda não há artigos',
  noneText: 'O primeiro que você salvar aparece aqui, como rascunho até ter data.',
  state: 'Situação',
  back: 'Todos os artigos',
  see: 'Ver no blog',
  saved: 'O artigo está salvo.',
  save: 'Salvar',
  preview: 'Pré-visualização',
  failed: 'Não houve resposta. O que você escreveu continua aqui: tente de novo.',
  review: 'Revise os campos marcados.',
  states: {
    draft: 'Rascunho',
    scheduled: 'Agendado',
    published: 'Publicado',
  },
  fields: {
    locale: 'Idioma',
    slug: 'Endereço',
    title: 'Título',
    summary: 'Resumo',
    tags: 'Temas',
    cover: 'Ilustração',
    body: 'Texto em Markdown',
    publishAt: 'Publicação',
  },
  hints: {
    slug: 'Letras minúsculas, números e hifens. É o mesmo em todos os idiomas: se você mudar aqui, muda em todos, e o antigo leva ao novo.',
    summary: 'Aparece na lista e nos buscadores.',
    tags: 'Até seis, separados por vírgulas.',
    publishAt: 'Hora de Caracas. Vazio: continua rascunho.',
    body: 'Os links começam com https:// ou, para páginas da loja, com /. O HTML aparece como texto.',
  },
  covers: {
    box: 'Caixa',
    plane: 'Avião',
    ship: 'Navio',
    shield: 'Escudo',
    cash: 'Dinheiro',
    tag: 'Etiqueta',
    key: 'Chave',
    clock: 'Relógio',
    truck: 'Caminhão',
    'map-pin': 'Lugar',
    bank: 'Banco',
    search: 'Lupa',
  },
} satisfies NamespaceArticleDeskTranslation

export default pt_articleDesk
