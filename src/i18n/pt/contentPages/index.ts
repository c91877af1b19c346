// The words of the shop's text pages: help, rules, payments, pictures.
import type { NamespaceContentPagesTranslation } from '../../i18n-types.ts'

const pt_contentPages = {
  home: 'Início',
  crumbs: 'Onde você está',
  help: {
    short: 'Ajuda',
    title: 'Central de ajuda',
    lead: 'Respostas curtas sobre preços, prazos, pagamentos, devoluções e o que pode viajar dos EUA à Venezuela.',
    search: 'O que você precisa saber?',
    searchHint: 'Uma pergunta ou um produto: “prazos”, “perfume”, “senha”.',
    submit: 'Buscar',
    restricted: 'Item restrito: {kind}',
    restrictedText:
      'Alguns serviços, ou todos, não o transportam. Antes de comprar, veja o que pode substituí-lo ou pergunte.',
    restrictedRead: 'Ver o que pode substituí-lo',
    restrictedAsk: 'Perguntar',
    found: '{count} {{count:resposta|respostas}} para “{search}”',
    none: 'Não encontramos essa resposta',
    noneText: 'Tente outra palavra ou veja todas as perguntas.',
    all: 'Ver todas as perguntas',
    list: {
      title: 'Itens restritos',
      lead: 'Exemplos do que alguns serviços, ou todos, não transportam. Se o seu não aparece, procure acima ou pergunte.',
      liquids:
        'perfume, xampu, condicionador, óleo, vinho, cerveja, tinta, esmalte de unha, água sanitária',
      aerosols: 'laquê, spray de pimenta, aerossol, gás comprimido',
      loose_batteries: 'power bank, carregador portátil, bateria reserva, pilha de lítio',
      medicines: 'antibiótico, insulina, vacina, comprimidos, melatonina',
      customs_restricted:
        'armas, munição, fogos de artifício, drones, cigarros, sementes, dinheiro vivo',
    },
  },
  legal: {
    title: 'Aviso legal e privacidade',
    lead: 'Condições de compra e envio, quais dados guardamos e pelo que respondemos, em linguagem clara.',
  },
  returns: {
    title: 'Política de devoluções',
    lead: 'O que se pode cancelar ou devolver em cada etapa do pedido, até quando e como o dinheiro volta.',
  },
  payments: {
    title: 'Formas de pagamento',
    lead: 'Como você pode pagar compras e envios, passo a passo, e quanto é hoje em bolívares qualquer valor em dólares.',
    methods: 'Escolha como pagar',
    today: 'O dólar hoje, em bolívares',
    amount: 'Valor em dólares',
    calculate: 'Calcular',
    result: '{dollars} são {bolivars}',
    badAmount: 'Escreva um valor em dólares, como 25,50.',
    takenAt: 'Consultada em {at} (hora de Caracas).',
    noRate: 'Agora não há uma taxa válida: as outras formas continuam disponíveis.',
    frozen: 'Ao confirmar um pedido, o valor em bolívares fica fixo pela taxa daquele momento.',
    report: 'Informe o seu pagamento',
    reportText:
      'Abra o seu pedido e escreva a referência. Se comprou sem conta, use o link do e-mail de confirmação.',
    toOrders: 'Ir para meus pedidos',
  },
  gallery: {
    title: 'Envios entregues',
    lead: 'Fotos de pacotes que chegaram à porta, publicadas com a permissão de quem os recebeu.',
    none: 'Ainda não há fotos',
    noneText: 'Aqui só mostramos entregas reais, e com permissão. A primeira pode ser a sua.',
    shop: 'Ver o catálogo',
    quote: 'Cotar um envio',
    pageTitle: 'Envios entregues, página {page}',
    pageLead: 'Página {page} das fotos de pacotes que chegaram à porta.',
    samples:
      'Loja de demonstração: as imagens marcadas “Exemplo” são desenhos, não entregas reais.',
    sample: 'Exemplo',
    enlarge: 'Abrir a foto inteira (abre em outra aba)',
    yours: 'Seu envio chegou?',
    yoursText:
      'Se quiser que a sua foto esteja aqui, escreva para nós. Sem a sua permissão não publicamos nada.',
    write: 'Escrever',
    pages: 'Páginas',
    newer: 'Mais recentes',
    older: 'Mais antigas',
    pageNumber: 'Página {page}',
  },
} satisfies NamespaceContentPagesTranslation

export default pt_contentPages
