// The examples in the demo shop's gallery: drawings that show no shipment of anybody.
import type { SceneName } from './pictures/scenes.ts'

type Words = Readonly<Record<'es' | 'en' | 'it' | 'pt', string>>

export interface SampleDelivery {
  /** `/demo/delivery-{slug}.webp`. */
  slug: string
  city: string
  month: string
  captions: Words
  alts: Words
  place: SceneName
  boxes: readonly (readonly [x: number, y: number, size: number, tint: string, tape: string])[]
  /** What came in them. */
  thing?: { kind: string; look: string; x: number; y: number; size: number }
}

const CARTON = '#c98f56'
const PALE = '#d9a871'
const SEA = '#2f8a8a'
const CLAY = '#c8553d'
const SUN = '#f2b04c'

export const sampleDeliveries: readonly SampleDelivery[] = [
  {
    slug: 'kitchen',
    city: 'Caracas',
    month: '2026-10',
    captions: {
      es: 'La cafetera llegó con la caja intacta y todas sus piezas.',
      en: 'The coffee maker arrived with its box intact and every part in it.',
      it: 'La macchina del caffè è arrivata con la scatola intatta e tutti i pezzi.',
      pt: 'A cafeteira chegou com a caixa intacta e todas as peças.',
    },
    alts: {
      es: 'Una cafetera roja junto a una caja de cartón sobre la encimera de una cocina.',
      en: 'A red coffee maker beside a cardboard box on a kitchen counter.',
      it: 'Una macchina del caffè rossa accanto a una scatola di cartone sul piano di una cucina.',
      pt: 'Uma cafeteira vermelha ao lado de uma caixa de papelão na bancada de uma cozinha.',
    },
    place: 'kitchen',
    boxes: [[250, 690, 1.9, CARTON, CLAY]],
    thing: { kind: 'coffeemaker', look: 'red', x: 330, y: 250, size: 0.66 },
  },
  {
    slug: 'doorway',
    city: 'Maracaibo',
    month: '2026-09',
    captions: {
      es: 'Tres cajas consolidadas en un solo envío marítimo.',
      en: 'Three boxes, consolidated into one sea shipment.',
      it: 'Tre scatole consolidate in un’unica spedizione via mare.',
      pt: 'Três caixas consolidadas em um só envio marítimo.',
    },
    alts: {
      es: 'Tres cajas de cartón apiladas ante la puerta de una casa amarilla.',
      en: 'Three stacked cardboard boxes at the door of a yellow house.',
      it: 'Tre scatole di cartone impilate davanti alla porta di una casa gialla.',
      pt: 'Três caixas de papelão empilhadas à porta de uma casa amarela.',
    },
    place: 'doorway',
    boxes: [
      [470, 706, 1.9, CARTON, SEA],
      [640, 712, 1.5, PALE, CLAY],
      [480, 531, 1.35, PALE, SUN],
    ],
  },
  {
    slug: 'desk',
    city: 'Valencia',
    month: '2026-08',
    captions: {
      es: 'Por aéreo, para empezar el semestre con computadora nueva.',
      en: 'By air, to start the term with a new computer.',
      it: 'Per via aerea, per iniziare il semestre con un computer nuovo.',
      pt: 'Por via aérea, para começar o semestre com um computador novo.',
    },
    alts: {
      es: 'Una computadora portátil sobre un escritorio, con su caja de envío al lado.',
      en: 'A laptop on a desk, with its shipping box beside it.',
      it: 'Un computer portatile su una scrivania, con accanto la scatola della spedizione.',
      pt: 'Um notebook sobre uma mesa, com a caixa do envio ao lado.',
    },
    place: 'desk',
    boxes: [[215, 680, 1.5, PALE, SEA]],
    thing: { kind: 'laptop', look: 'graphite', x: 255, y: 230, size: 0.66 },
  },
  {
    slug: 'playroom',
    city: 'Barquisimeto',
    month: '2026-07',
    captions: {
      es: 'El regalo llegó tres días antes del cumpleaños.',
      en: 'The present arrived three days before the birthday.',
      it: 'Il regalo è arrivato tre giorni prima del compleanno.',
      pt: 'O presente chegou três dias antes do aniversário.',
    },
    alts: {
      es: 'Un oso de peluche junto a una caja de cartón en un cuarto de juegos.',
      en: 'A teddy bear beside a cardboard box in a playroom.',
      it: 'Un orsacchiotto accanto a una scatola di cartone in una stanza dei giochi.',
      pt: 'Um urso de pelúcia ao lado de uma caixa de papelão em um quarto de brinquedos.',
    },
    place: 'playroom',
    boxes: [[560, 690, 1.7, CARTON, SUN]],
    thing: { kind: 'teddy', look: 'tan', x: 60, y: 225, size: 0.68 },
  },
  {
    slug: 'garden',
    city: 'San Cristóbal',
    month: '2026-05',
    captions: {
      es: 'Las herramientas del taller, completas y a tiempo.',
      en: 'The tools of the workshop, complete and on time.',
      it: 'Gli attrezzi dell’officina, completi e puntuali.',
      pt: 'As ferramentas da oficina, completas e no prazo.',
    },
    alts: {
      es: 'Un taladro y dos cajas de cartón sobre el césped de un patio.',
      en: 'A drill and two cardboard boxes on the lawn of a yard.',
      it: 'Un trapano e due scatole di cartone sul prato di un cortile.',
      pt: 'Uma furadeira e duas caixas de papelão no gramado de um quintal.',
    },
    place: 'garden',
    boxes: [
      [560, 680, 1.8, PALE, CLAY],
      [575, 515, 1.2, CARTON, SEA],
    ],
    thing: { kind: 'drill', look: 'honey', x: 40, y: 230, size: 0.62 },
  },
  {
    slug: 'beach',
    city: 'Porlamar',
    month: '2026-03',
    captions: {
      es: 'También llegamos a la isla de Margarita.',
      en: 'We deliver on Margarita Island, too.',
      it: 'Consegniamo anche sull’isola di Margarita.',
      pt: 'Também entregamos na ilha de Margarita.',
    },
    alts: {
      es: 'Dos cajas de cartón sobre la arena de una playa, con montañas al fondo.',
      en: 'Two cardboard boxes on the sand of a beach, with mountains behind.',
      it: 'Due scatole di cartone sulla sabbia di una spiaggia, con montagne sullo sfondo.',
      pt: 'Duas caixas de papelão na areia de uma praia, com montanhas ao fundo.',
    },
    place: 'beach',
    boxes: [
      [330, 650, 2, CARTON, SEA],
      [500, 690, 1.5, PALE, SUN],
    ],
  },
]
