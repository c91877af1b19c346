// The words of the blog.
import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const pt_blog = {
  home: 'Início',
  crumbs: 'Onde você está',
  short: 'Blog',
  title: 'Blog: compras e envios sem surpresas',
  lead: 'Contas claras, listas curtas e o que aprendemos no armazém de Miami, para você comprar sabendo quanto custa no fim.',
  pageTitle: 'Blog, página {page}',
  pageLead: 'Artigos anteriores sobre compras nos EUA e envios à Venezuela: página {page}.',
  about: 'Artigos com a etiqueta “{tag}”',
  tags: 'Temas',
  all: 'Todos',
  minutes: '{count} {{count:minuto|minutos}} de leitura',
  none: 'Nada sobre este tema ainda',
  noneText: 'Talvez o tema tenha outro nome, ou o artigo exista em outro idioma.',
  seeAll: 'Ver todos os artigos',
  pages: 'Páginas do blog',
  newer: 'Mais recentes',
  older: 'Mais antigos',
  pageNumber: 'Página {page}',
  onlySpanish: 'Por enquanto este artigo existe apenas em espanhol.',
  readThere: 'Abrir em espanhol',
  call: 'Quanto custaria o seu?',
  callText:
    'Os preços citados neste artigo são os da sua data. Informe medidas e peso, ou escolha um produto, e veja o preço de hoje.',
  calculate: 'Abrir a calculadora',
  shop: 'Ver o catálogo',
  related: 'Continue lendo',
} satisfies NamespaceBlogTranslation

export default pt_blog
