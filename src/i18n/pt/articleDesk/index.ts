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
  upload: 'Enviar fotos',
  uploadHint:
    'A foto entra no texto, onde está o cursor. Entre colchetes vai o que ela mostra, para quem não a vê.',
  pictureWords: 'O que a foto mostra',
  doubts: 'Isto talvez não tenha saído como você queria',
  doubt: {
    link: 'Link que aparece como texto (deve começar com https://, /, # ou mailto:):',
    picture: 'Imagem que não aparece (só valem fotos enviadas aqui):',
    alt: 'Imagem sem descrição entre os colchetes:',
    place: 'Link para um título que não está no texto:',
    markup: 'HTML que aparece como texto:',
  },
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
    body: 'Os links começam com https://, com / para páginas da loja, com # para um título deste texto ou com mailto:. O HTML aparece como texto.',
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
