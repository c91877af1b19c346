// The services' names and descriptions in the shop's languages, as a new shop shows them.
import type { Service } from '#domain/shipping-services.ts'
import type { Locale } from '#domain/vocabulary.ts'

type Texts = Readonly<Record<Locale, string>>

export interface DefaultService {
  readonly code: Service
  readonly hasTracking: boolean
  readonly names: Texts
  readonly descriptions: Texts
}

/** In the order they are shown. */
export const DEFAULT_SERVICES: readonly DefaultService[] = [
  {
    code: 'air',
    hasTracking: true,
    names: { es: 'Envío aéreo', en: 'Air shipping', it: 'Spedizione aerea', pt: 'Envio aéreo' },
    descriptions: {
      es: 'Rápido y por libra: ideal para ropa, electrónica y repuestos.',
      en: 'Fast and by the pound: best for clothing, electronics and spare parts.',
      it: 'Veloce e a libbra: ideale per abbigliamento, elettronica e ricambi.',
      pt: 'Rápido e por libra: ideal para roupas, eletrônicos e peças.',
    },
  },
  {
    code: 'sea',
    hasTracking: true,
    names: {
      es: 'Envío marítimo',
      en: 'Sea shipping',
      it: 'Spedizione marittima',
      pt: 'Envio marítimo',
    },
    descriptions: {
      es: 'Por pie cúbico, sin importar el peso: lo más barato para lo grande y pesado.',
      en: 'By the cubic foot, whatever it weighs: the cheapest way for big and heavy things.',
      it: 'A piede cubo, qualunque sia il peso: la via più economica per ciò che è grande e pesante.',
      pt: 'Por pé cúbico, não importa o peso: o mais barato para o que é grande e pesado.',
    },
  },
  {
    code: 'courier',
    hasTracking: true,
    names: {
      es: 'Courier express',
      en: 'Express courier',
      it: 'Corriere espresso',
      pt: 'Courier expresso',
    },
    descriptions: {
      es: 'De puerta a puerta en pocos días, para lo urgente y los documentos.',
      en: 'Door to door in a few days, for what is urgent and for documents.',
      it: 'Porta a porta in pochi giorni, per le urgenze e i documenti.',
      pt: 'De porta a porta em poucos dias, para o que é urgente e para documentos.',
    },
  },
  {
    code: 'vehicle',
    hasTracking: true,
    names: {
      es: 'Envío de vehículos',
      en: 'Vehicle shipping',
      it: 'Spedizione di veicoli',
      pt: 'Envio de veículos',
    },
    descriptions: {
      es: 'Carros, motos y lanchas por barco, asegurados al contenedor.',
      en: 'Cars, motorcycles and boats by ship, lashed inside a container.',
      it: 'Auto, moto e barche via nave, fissate nel container.',
      pt: 'Carros, motos e lanchas por navio, presos no contêiner.',
    },
  },
  {
    code: 'furniture',
    hasTracking: true,
    names: {
      es: 'Envío de muebles y mudanzas',
      en: 'Furniture and moving',
      it: 'Mobili e traslochi',
      pt: 'Móveis e mudanças',
    },
    descriptions: {
      es: 'Muebles y enseres acolchados pieza por pieza, por barco.',
      en: 'Furniture and household goods padded piece by piece, by ship.',
      it: 'Mobili e masserizie imbottiti pezzo per pezzo, via nave.',
      pt: 'Móveis e pertences acolchoados peça por peça, por navio.',
    },
  },
  {
    code: 'consolidation',
    hasTracking: true,
    names: {
      es: 'Consolidación de carga',
      en: 'Cargo consolidation',
      it: 'Consolidamento merci',
      pt: 'Consolidação de carga',
    },
    descriptions: {
      es: 'Juntamos varios paquetes en uno para que pagues un solo envío.',
      en: 'We put several parcels into one, so that you pay for a single shipment.',
      it: 'Uniamo più pacchi in uno, così paghi una sola spedizione.',
      pt: 'Juntamos vários pacotes em um para você pagar um só envio.',
    },
  },
  {
    code: 'mailbox',
    hasTracking: true,
    names: {
      es: 'Casillero virtual',
      en: 'Virtual mailbox',
      it: 'Casella virtuale',
      pt: 'Caixa postal virtual',
    },
    descriptions: {
      es: 'Tu dirección en Miami para recibir compras de cualquier tienda.',
      en: 'Your address in Miami for purchases from any store.',
      it: 'Il tuo indirizzo a Miami per ricevere acquisti da qualsiasi negozio.',
      pt: 'Seu endereço em Miami para receber compras de qualquer loja.',
    },
  },
]
