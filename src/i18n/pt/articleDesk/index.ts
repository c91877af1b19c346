// The words of the articles' desk.
import type { NamespaceArticleDeskTranslation } from '../../i18n-types.ts'

const pt_articleDesk = {
  lead: 'O que o blog diz, em cada idioma. Um artigo com data futura aparece sozinho.',
  make: 'Novo artigo',
  none: 'Ainda não há artigos',
  noneText: 'O primeiro que você salvar aparece aqui, como rascunho até ter data.',
  state: 'Situação',
  all: 'Todos',
  back: 'Todos os artigos',
  see: 'Ver no blog',
  saved: {
    draft: 'Salvo como rascunho: aparece quando tiver data.',
    scheduled: 'Salvo. Ninguém o vê antes desta data, em que aparece sozinho:',
    published: 'Salvo e publicado.',
  },
  preview: 'Pré-visualização',
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
  draft: {
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
    title: 'Pelo menos {least} letras.',
    slug: 'Letras minúsculas, números e hifens, pelo menos {least}. Vazio: forma-se com o título. É o mesmo em todos os idiomas: se você mudar aqui, muda em todos, e o antigo leva ao novo.',
    summary: 'Aparece na lista e nos buscadores. Pelo menos {least} letras.',
    tags: 'Até seis, separados por vírgulas, de pelo menos {least} letras.',
    publishAt: 'Hora de Caracas. Vazio: continua rascunho.',
    body: 'Pelo menos {least} letras. Os links começam com https://, com / para páginas da loja, com # para um título deste texto ou com mailto:. O HTML aparece como texto.',
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
