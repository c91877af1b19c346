// What the landing pages share, in Portuguese.
import type { NamespaceLandingTranslation } from '../../i18n-types.ts'

const pt_landing = {
  start: 'Início',
  crumbs: 'Onde você está',
  questions: 'Perguntas frequentes',
  fromPrice: 'A partir de {price}',
  finder: {
    term: 'O que você procura?',
    termHint: 'Por exemplo, “tênis de corrida” ou o modelo exato. Em inglês há mais resultados.',
    store: 'Loja',
    submit: 'Buscar na loja',
    submitAt: 'Buscar na {store}',
    missing: 'Escreva o que procura e levamos você até a loja.',
    opened: 'Sua busca na {store}: {term}',
    openedText:
      'Quando encontrar o produto, mande o link e dizemos quanto custa entregue na sua porta. Ou procure no nosso catálogo, onde você já vê o total.',
    ask: 'Perguntar quanto custa',
    question: 'Olá, quanto custa entregue na minha porta este produto da {store}? Link: ',
    open: 'Abrir {store}',
    ours: 'Buscar no nosso catálogo',
    newTab: 'abre em outra aba',
  },
  rotation: {
    previous: 'Anteriores',
    next: 'Próximos',
    shown: '{range} de {count}',
    pause: 'Pausar a troca automática',
    resume: 'Retomar a troca automática',
  },
  warehouse: {
    ask: 'Pedir meu endereço em Miami',
    message: 'Olá, quero o endereço do armazém em Miami para enviar minhas compras.',
  },
  samplesNote:
    'Exemplos com preços aproximados: quem diz o preço e o estoque é a loja, no momento da compra.',
  goods: {
    headphones: 'Fones com cancelamento de ruído',
    earbuds: 'Fones de ouvido sem fio',
    smartwatch: 'Relógio inteligente esportivo',
    tablet: 'Tablet Android de 11 polegadas',
    speaker: 'Caixa de som Bluetooth portátil',
    monitor: 'Monitor de 24 polegadas',
    keyboard: 'Teclado mecânico',
    mouse: 'Mouse sem fio',
    airfryer: 'Fritadeira sem óleo com visor',
    coffeemaker: 'Cafeteira elétrica',
    drill: 'Furadeira sem fio com maleta',
    vacuum: 'Aspirador sem fio',
    camera: 'Câmera mirrorless',
    wristwatch: 'Relógio de campo',
    sunglasses: 'Óculos de sol polarizados',
    lamp: 'Luminária de mesa nórdica',
    blocks: 'Blocos de montar, 500 peças',
    racecar: 'Carro de corrida com controle remoto',
    blender: 'Liquidificador de bancada',
    boardgame: 'Jogo de tabuleiro para a família',
    cushion: 'Almofada de linho',
    dress: 'Vestido de verão',
    backpack: 'Mochila escolar',
    toothbrush: 'Escova de dentes sônica',
  },
} satisfies NamespaceLandingTranslation

export default pt_landing
