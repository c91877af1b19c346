// Portuguese: what every page needs (shell and shared words).
import type { Translation } from '../i18n-types.ts'

const pt = {
  site: {
    description: 'Compras internacionais dos EUA com envio para a Venezuela',
  },
  shell: {
    skip: 'Ir para o conteúdo',
    home: '{brand}, página inicial',
    menu: 'Menu',
    sections: 'Seções',
    products: 'Catálogo',
    how: 'Como funciona',
    calculator: 'Calculadora',
    quote: 'Cotar',
    services: 'Serviços',
    compare: 'Aéreo ou marítimo',
    cart: 'Carrinho',
    cartCount: 'Itens no carrinho:',
    language: 'Idioma',
    dark: 'Usar cores escuras',
    light: 'Usar cores claras',
    admin: 'Painel admin',
  },
  money: {
    choose: 'Moeda de referência',
    about: 'aproximadamente',
    note: 'Valores em {currency} apenas indicativos; a cobrança é em dólares. {unit}: {source}, {date}.',
    stale: 'Tem mais de um dia.',
    rates: 'Ver taxas',
    page: 'Taxas de câmbio',
    kind: {
      parallel: 'taxa paralela',
      official: 'taxa oficial',
      reference: 'taxa de referência',
      override: 'taxa da loja',
    },
    name: {
      VES: 'Bolívares',
      USD: 'Dólares',
      EUR: 'Euros',
      COP: 'Pesos colombianos',
      PEN: 'Sóis',
      BRL: 'Reais',
    },
    amounts: {
      VES: 'bolívares',
      USD: 'dólares',
      EUR: 'euros',
      COP: 'pesos colombianos',
      PEN: 'sóis',
      BRL: 'reais',
    },
  },
  search: {
    label: 'Buscar produtos',
    placeholder: 'Busque um produto, uma marca…',
    submit: 'Buscar',
  },
  person: {
    menu: 'Minha conta',
    signIn: 'Entrar',
    signOut: 'Sair',
  },
  reading: {
    heading: 'Ler e consultar',
    blog: 'Blog',
    help: 'Ajuda',
    payments: 'Pagamentos',
    returns: 'Devoluções',
    legal: 'Aviso legal',
    gallery: 'Envios entregues',
  },
  footer: {
    quick: 'Links rápidos',
    languages: 'Idiomas',
    contact: 'Contato',
    news: 'Boletim',
    newsEmail: 'Seu e-mail',
    newsSubmit: 'Inscrever',
    newsText: 'Ofertas e novidades de compras nos EUA, sem ruído. Cancele com um clique.',
    chat: 'Converse conosco',
    planTool: 'Planejador de consolidação',
    customsTool: 'Calculadora aduaneira',
    api: 'API para desenvolvedores',
    promise: 'A ponte entre a loja e a sua porta',
    service:
      'Compramos nos Estados Unidos, recebemos em Miami e enviamos para a Venezuela. Você vê cada linha do preço antes de pagar.',
    dollars:
      'Os pagamentos são processados em dólares; os preços em bolívares são apenas indicativos.',
    rights: 'Todos os direitos reservados.',
  },
  fault: {
    missing: 'Página não encontrada',
    missingHelp:
      'O endereço mudou ou nunca existiu. Busque o que precisa ou volte a um lugar conhecido.',
    home: 'Ir para o início',
    products: 'Ver o catálogo',
    broken: 'Algo deu errado',
    brokenHelp:
      'Não conseguimos mostrar esta página. O problema é nosso e ficou registrado; tente de novo em instantes.',
    often: 'Consultas demais em seguida',
    oftenHelp:
      'Chegaram muitas consultas da sua conexão em pouco tempo. Espere um minuto e tente de novo.',
    noAnswer: 'Não houve resposta. Verifique sua conexão e tente de novo.',
    retry: 'Tentar de novo',
    code: 'Código para o suporte:',
  },
  categories: 'Categorias',
  category: {
    Electronics: 'Eletrônicos',
    'Clothing & Accessories': 'Roupas e acessórios',
    'Home & Garden': 'Casa e jardim',
    Toys: 'Brinquedos',
    'Health & Beauty': 'Saúde e beleza',
  },
  language: { es: 'Español', en: 'English', it: 'Italiano', pt: 'Português' },
} satisfies Translation

export default pt
