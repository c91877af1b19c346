// What search engines are told of each category of the catalogue, in Italian.
import type { NamespaceCategoryPagesTranslation } from '../../i18n-types.ts'

const it_categoryPages = {
  title: '{category} dagli USA al Venezuela',
  lead: {
    Electronics:
      'Dispositivi, accessori e ricambi elettronici dai negozi degli Stati Uniti, con trasporto, imposte e consegna in Venezuela calcolati prima di pagare.',
    'Clothing & Accessories':
      'Vestiti, scarpe, borse e accessori dai negozi degli Stati Uniti. Prima di pagare vedi il costo a casa tua in Venezuela, trasporto e imposte compresi.',
    'Home & Garden':
      'Articoli per la cucina, la casa e il giardino dai negozi degli Stati Uniti: prima di pagare vedi quanto costano a casa tua in Venezuela.',
    Toys: 'Giocattoli e giochi per ogni età dai negozi degli Stati Uniti. Prima di pagare vedi quanto costano consegnati a casa tua in Venezuela.',
    'Health & Beauty':
      'Cura della persona, salute e bellezza dai negozi degli Stati Uniti. Ogni prodotto mostra il costo a casa tua in Venezuela prima di pagare.',
  },
} satisfies NamespaceCategoryPagesTranslation

export default it_categoryPages
