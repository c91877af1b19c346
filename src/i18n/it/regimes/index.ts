// The customs regimes in Italian.
import type { NamespaceRegimesTranslation } from '../../i18n-types.ts'

const it_regimes = {
  names: {
    'VE_courier-formal':
      'Importazione via corriere fino a US$ 2.000: dazio, diritto doganale e IVA, secondo la legge.',
    'VE_courier-market-practice':
      'Ciò che le imprese porta a porta chiedevano nel 2023 per tutte le imposte di un pacco.',
    'VE_sea-personal-box-lt100':
      'Importo unico per scatola marittima personale sotto US$ 100; annunciato dalle imprese nel 2023, mai pubblicato come norma.',
    CO_le200: 'Fino a US$ 200 per uso personale, da un paese con accordo: né dazio né IVA.',
    CO_le50: 'Fino a US$ 50 finché valeva il Decreto 1474: né dazio né IVA.',
    'CO_le200-vat': 'Fino a US$ 200 senza dazio, ma con IVA: origine o data non danno l’esenzione.',
    CO_gt200: 'Da US$ 200 a US$ 2.000: dazio unico del 10% e IVA.',
    PE_le200: 'Fino a US$ 200: esente.',
    PE_express: 'Spedizione espressa da US$ 200 a US$ 2.000.',
    'EC_postal-2x2': 'Posta ufficiale fino a 2 kg e US$ 2: esente.',
    EC_B: 'Categoria B (4×4): fino a 4 kg e US$ 400, entro la quota annua di US$ 1.600. Niente telefoni.',
    EC_D: 'Categoria D: vestiti e scarpe, fino a 20 kg e US$ 2.000.',
    EC_C: 'Categoria C: fino a 100 kg e US$ 5.000. Vale anche quando la quota 4×4 è finita.',
    DO_le200: 'Fino a US$ 200 per uso personale: esente da imposte, con un diritto a peso.',
    DO_gt200: 'Oltre US$ 200: dazio e ITBIS su tutto il valore.',
    PA_lt100: 'Sotto US$ 100: esente se la merce non è soggetta a restrizioni.',
    PA_ge100: 'Da US$ 100: dazio e ITBMS, con uno spedizioniere doganale.',
    'BR_rc-le50': 'Venditore in Remessa Conforme, fino a US$ 50 con trasporto e assicurazione.',
    'BR_rc-gt50':
      'Venditore in Remessa Conforme, da US$ 50 a US$ 3.000 con trasporto e assicurazione.',
    'BR_non-rc':
      'Venditore fuori da Remessa Conforme, fino a US$ 3.000 con trasporto e assicurazione.',
    CL_le41: 'Fino a US$ 41, prima del 25 ottobre 2025: esente.',
    CL_gt41: 'Oltre US$ 41, prima del 25 ottobre 2025: dazio e IVA.',
    CL_le500: 'Fino a US$ 500: IVA dal primo dollaro, senza dazio.',
    CL_gt500: 'Oltre US$ 500: dazio del 6% e IVA.',
    'AR_courier-le400': 'Corriere per uso personale fino a US$ 400: solo IVA.',
    'AR_courier-gt400':
      'Corriere per uso personale da US$ 400 a US$ 3.000: dazio e diritto sull’eccedenza, IVA su tutto.',
    'AR_post-le50': 'Posta ufficiale fino a US$ 50: esente, dodici volte l’anno.',
    'AR_post-gt50': 'Posta ufficiale: la metà di ciò che supera US$ 50.',
    'MX_tmec-le50': 'Fatto in Nord America (T-MEC), fino a US$ 50: nessuna imposta d’importazione.',
    'MX_tmec-le117': 'Fatto in Nord America (T-MEC), da US$ 50 a US$ 117.',
    'MX_tmec-gt117': 'Fatto in Nord America (T-MEC), da US$ 117 a US$ 2.500.',
    MX_global: 'Fatto altrove o senza prova d’origine, fino a US$ 2.500.',
  },
  notes: {
    VE: 'I dazi per prodotto non sono pubblicati in una forma leggibile; per questo l’intervallo è ampio. Non contiamo su un minimo esente: una fonte parla di US$ 100, ma nel 2023 quelle scatole pagavano. Da agosto 2025 si chiedono permessi anche per effetti personali.',
    CO: 'Un decreto ha abbassato a US$ 50 il limite senza IVA e la Corte lo ha sospeso il 29 gennaio 2026; manca la sentenza definitiva. Al massimo 50 kg e sei pezzi uguali.',
    PE: 'Il totale è 22,72% e non 24%: l’IPM è già nel 18%. Con il documento d’identità si ammettono tre spedizioni e US$ 1.000 l’anno; oltre serve il RUC.',
    EC: 'Per le scarpe una fonte dice US$ 6 al paio, un’altra al chilogrammo. Il 4×4 non ammette telefoni né più di tre pezzi uguali.',
    DO: 'L’esenzione fino a US$ 200 è in discussione dal 2024; non abbiamo trovato che sia stata tolta. Con origine DR-CAFTA il dazio può essere zero.',
    PA: 'Sotto US$ 100 vale solo per merce senza restrizioni.',
    BR: 'L’ICMS si calcola dall’interno: l’imposta fa parte della propria base. Circa dieci stati chiedono il 20%, gli altri il 17%.',
    CL: 'Se il negozio ha già riscosso l’IVA non si paga di nuovo: conserva la prova. Con certificato d’origine USA il dazio può essere zero. Senza assicurazione dichiarata la dogana può supporre il 2%.',
    AR: 'Alcuni dicono che l’IVA si paga dal primo dollaro, altri solo su ciò che supera US$ 400; qui conta dal primo. Si ammettono cinque spedizioni l’anno e tre pezzi uguali.',
    MX: 'Conta dove è stato fabbricato, non da dove si spedisce: ciò che è fatto in Cina e spedito da Miami paga di solito il 33,5%. Il diritto doganale (DTA) si paga a parte.',
  },
  restricted: {
    electronics: 'Le batterie al litio sfuse non viaggiano; dentro l’apparecchio sì.',
    clothing_accessories: 'Le imitazioni di marche vengono sequestrate.',
    home_garden:
      'Gli aerosol non viaggiano e i liquidi non vanno per via aerea; semi e piante sono merci controllate.',
    toys: 'Repliche di armi e droni possono richiedere un permesso.',
    health_beauty:
      'Farmaci, aerosol e liquidi sono soggetti a restrizioni; gli integratori possono richiedere un permesso sanitario.',
    auto_parts: 'Batterie, airbag e oli sono merci pericolose.',
    other: 'Liquidi, aerosol, batterie al litio sfuse e farmaci sono soggetti a restrizioni.',
  },
} satisfies NamespaceRegimesTranslation

export default it_regimes
