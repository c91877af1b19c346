// The names under which files of several languages carry what a product needs, best name first.
import { PRODUCT_PARTS, TEXT_PARTS, type TextPart } from '#domain/product-parts.ts'

const { name, ...TEXT_NAMES } = Object.fromEntries(
  TEXT_PARTS.map((part) => [part, PRODUCT_PARTS[part].names]),
) as Record<TextPart, string>

/** Words as `normalHeader` writes them. A name in two lists goes to the field that comes first and is still free. */
export const FIELD_NAMES = {
  name,
  price:
    'price|sale price|selling price|current price|final price|unit price|precio|precio de venta|prezzo|preco|amount',
  originalPrice:
    'original price|list price|regular price|retail price|msrp|rrp|was price|price before discount|compare at price|precio original|precio anterior|precio de lista|prezzo originale|preco original',
  currency: 'currency|currency code|moneda|divisa|valuta|moeda',
  externalId:
    'external id|id|product id|item id|asin|sku|product code|item number|item no|codigo|id producto|id del producto|referencia|ref|codice|upc|ean|gtin',
  ...TEXT_NAMES,
  category: 'category|categoria|department|departamento|product category|product type',
  stock:
    'stock|stock quantity|quantity|qty|inventory|available quantity|existencias|cantidad|inventario|disponibles|quantita|quantidade|estoque',
  weight:
    'shipweight|ship weight|shipping weight|package weight|weight|item weight|product weight|peso|peso de envio|peso spedizione',
  dimensions:
    'dimensions|package dimensions|shipping dimensions|product dimensions|item dimensions|size|medidas|dimensiones|tamano|dimensioni|dimensoes',
  length: 'length|package length|largo|longitud|lunghezza|comprimento|depth|profundidad',
  width: 'width|package width|ancho|larghezza|largura',
  height: 'height|package height|alto|altura|altezza',
  images:
    'images|image urls|imagenes|fotos|image|image url|image link|main image|imagen|foto|picture|pictures|immagini|immagine|imagens|imagem',
  originalUrl: 'url|original url|product url|link|product link|enlace|url del producto',
  affiliateUrl: 'affiliate url|affiliate link|enlace de afiliado',
  rating:
    'rating|average rating|stars|calificacion|valoracion|puntuacion|estrellas|valutazione|avaliacao',
  reviewCount:
    'reviews|review count|reviews count|number of reviews|num reviews|total reviews|ratings count|resenas|opiniones|recensioni|avaliacoes',
  store: 'store|source store|retailer|marketplace|tienda|negozio|loja',
  features: 'features|bullet points|highlights|caracteristicas|caratteristiche',
  specifications: 'specifications|specs|attributes|especificaciones|specifiche|especificacoes',
  language: 'language|lang|idioma|lingua',
}

export type ImportField = keyof typeof FIELD_NAMES

export const IMPORT_FIELDS = Object.keys(FIELD_NAMES) as ImportField[]

/** A field by the name a person types in an option, whatever its case. */
export const fieldOf = (text: string): ImportField | undefined =>
  IMPORT_FIELDS.find((field) => field.toLowerCase() === text.trim().toLowerCase())
