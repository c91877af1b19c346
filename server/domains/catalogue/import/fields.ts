// The names under which files of several languages carry what a product needs, best name first.
import { PRODUCT_PARTS, TEXT_PARTS, type TextPart } from '#domain/product-parts.ts'

const { name, ...TEXT_NAMES } = Object.fromEntries(
  TEXT_PARTS.map((part) => [part, PRODUCT_PARTS[part].names]),
) as Record<TextPart, string>

/** Words as `normalHeader` writes them. A name in two lists goes to the field that comes first and is still free. */
export const FIELD_NAMES = {
  name,
  price:
    'price|sale price|selling price|discounted price|discount price|offer price|current price|final price|unit price|price value|price amount|precio|precio de venta|prezzo|preco|amount',
  originalPrice:
    'original price|list price|regular price|retail price|msrp|rrp|was price|price before discount|compare at price|mrp|actual price|precio original|precio anterior|precio de lista|prezzo originale|preco original',
  currency: 'currency|currency code|price currency|moneda|divisa|valuta|moeda',
  externalId:
    'external id|id|product id|item id|asin|pid|uniq id|sku|product code|item number|item no|codigo|id producto|id del producto|referencia|ref|codice|upc|ean|gtin|isbn|barcode|bar code|codigo de barras',
  ...TEXT_NAMES,
  gtin: 'gtin|ean|upc|barcode|bar code|gtin 13|gtin 14|ean 13|ean13|isbn|isbn 13|isbn13|upc code|ean code|ean 13 code|ean13 code|gtin code|isbn code|codigo isbn|codigo ean 13|codigo de barras|codigo barras|codigo ean|codice a barre|codigo de barra',
  category:
    'category|categoria|department|departamento|product category|product type|category name|category tree|product category tree|category path|categories|rubro',
  condition: 'condition|item condition|product condition|condicion|condizione|condicao',
  stock:
    'stock|current stock|stock quantity|in stock quantity|stock level|units in stock|quantity|qty|inventory|available quantity|existencias|cantidad|inventario|disponibles|quantita|quantidade|estoque',
  expectedOn:
    'expected on|expected date|availability date|preorder date|pre order date|fecha de llegada|fecha de preventa|data di arrivo|data de chegada',
  weight:
    'shipweight|ship weight|shipping weight|package weight|weight|item weight|product weight|weight value|peso|peso de envio|peso spedizione',
  dimensions:
    'dimensions|package dimensions|shipping dimensions|product dimensions|item dimensions|size|medidas|dimensiones|tamano|dimensioni|dimensoes',
  length:
    'length|package length|dimensions length|largo|longitud|lunghezza|comprimento|depth|package depth|dimensions depth|profundidad|fondo',
  width: 'width|package width|dimensions width|ancho|larghezza|largura',
  height: 'height|package height|dimensions height|alto|altura|altezza',
  lengthUnit:
    'length unit|dimensions unit|dimension unit|size unit|dimensions units|unidad de medidas|unidad de longitud',
  images:
    'images|image urls|imagenes|fotos|image|image url|image link|thumbnail url|main image|imagen|foto|picture|pictures|immagini|immagine|imagens|imagem',
  originalUrl: 'url|original url|product url|link|product link|enlace|url del producto',
  affiliateUrl: 'affiliate url|affiliate link|enlace de afiliado',
  rating:
    'rating|average rating|rating rate|rating average|rating value|product rating|stars|calificacion|valoracion|puntuacion|estrellas|valutazione|avaliacao',
  reviewCount:
    'review count|rating count|reviews|reviews count|number of reviews|num reviews|total reviews|ratings count|resenas|opiniones|recensioni|avaliacoes',
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
