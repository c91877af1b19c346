// The customs regimes in English.
import type { NamespaceRegimesTranslation } from '../../i18n-types.ts'

const en_regimes = {
  names: {
    'VE_courier-formal':
      'Courier import up to US$ 2,000: duty, customs fee and VAT, as the law has it.',
    'VE_courier-market-practice':
      'What door-to-door companies charged in 2023 for all the taxes of a package.',
    'VE_sea-personal-box-lt100':
      'A flat amount per personal sea box below US$ 100; announced by companies in 2023, never published as a rule.',
    CO_le200: 'Up to US$ 200 for personal use, from a country with an agreement: no duty, no VAT.',
    CO_le50: 'Up to US$ 50 while Decree 1474 was in force: no duty, no VAT.',
    'CO_le200-vat': 'Up to US$ 200 no duty, but VAT: origin or date do not give the exemption.',
    CO_gt200: 'From US$ 200 to US$ 2,000: one duty of 10% and VAT.',
    PE_le200: 'Up to US$ 200: exempt.',
    PE_express: 'Express shipment from US$ 200 to US$ 2,000.',
    'EC_postal-2x2': 'Official post up to 2 kg and US$ 2: exempt.',
    EC_B: 'Category B (4×4): up to 4 kg and US$ 400, within the yearly quota of US$ 1,600. No phones.',
    EC_D: 'Category D: clothes and shoes, up to 20 kg and US$ 2,000.',
    EC_C: 'Category C: up to 100 kg and US$ 5,000. Also what holds once the 4×4 quota is spent.',
    DO_le200: 'Up to US$ 200 for personal use: exempt from taxes, with a fee by weight.',
    DO_gt200: 'Above US$ 200: duty and ITBIS on the whole value.',
    PA_lt100: 'Below US$ 100: exempt unless the goods are restricted.',
    PA_ge100: 'From US$ 100: duty and ITBMS, with a customs broker.',
    'BR_rc-le50': 'Seller in Remessa Conforme, up to US$ 50 with freight and insurance.',
    'BR_rc-gt50':
      'Seller in Remessa Conforme, from US$ 50 to US$ 3,000 with freight and insurance.',
    'BR_non-rc': 'Seller outside Remessa Conforme, up to US$ 3,000 with freight and insurance.',
    CL_le41: 'Up to US$ 41, before 25 October 2025: exempt.',
    CL_gt41: 'Above US$ 41, before 25 October 2025: duty and VAT.',
    CL_le500: 'Up to US$ 500: VAT from the first dollar, no duty.',
    CL_gt500: 'Above US$ 500: duty of 6% and VAT.',
    'AR_courier-le400': 'Courier for personal use up to US$ 400: VAT only.',
    'AR_courier-gt400':
      'Courier for personal use from US$ 400 to US$ 3,000: duty and fee on the excess, VAT on everything.',
    'AR_post-le50': 'Official post up to US$ 50: exempt, twelve times a year.',
    'AR_post-gt50': 'Official post: half of what exceeds US$ 50.',
    'MX_tmec-le50': 'Made in North America, up to US$ 50: no import taxes.',
    'MX_tmec-le117': 'Made in North America, from US$ 50 to US$ 117.',
    'MX_tmec-gt117': 'Made in North America, from US$ 117 to US$ 2,500.',
    MX_global: 'Made elsewhere or without proof of origin, up to US$ 2,500.',
  },
  notes: {
    VE: 'Duties by product are not published in a form that can be read; that is why the range is wide. We count on no exempt minimum: one source speaks of US$ 100, but in 2023 such boxes did pay. Since August 2025 permits are asked for even for personal goods.',
    CO: 'A decree lowered the limit without VAT to US$ 50 and the Court suspended it on 29 January 2026; the final ruling is pending. At most 50 kg and six identical pieces.',
    PE: 'The total is 22.72%, not 24%: IPM is already inside the 18%. With a national id three packages and US$ 1,000 a year are allowed; more needs a tax number.',
    EC: 'For shoes one source says US$ 6 a pair, another per kilogram. 4×4 takes neither phones nor more than three identical pieces.',
    DO: 'The exemption up to US$ 200 has been debated since 2024; we found no repeal. With DR-CAFTA origin duty may be zero.',
    PA: 'Below US$ 100 it holds only for unrestricted goods.',
    BR: 'ICMS is calculated from the inside: the tax is part of its own base. About ten states charge 20%, the others 17%.',
    CL: 'If the shop has already charged VAT it is not charged again: keep the proof. With a US certificate of origin duty may be zero. Without declared insurance customs may assume 2%.',
    AR: 'Some say VAT is due from the first dollar, others only on what exceeds US$ 400; here it counts from the first. Five packages a year and three identical pieces are allowed.',
    MX: 'What counts is where it was made, not where it is sent from: goods made in China and sent from Miami usually pay 33.5%. The customs processing fee (DTA) is charged on top.',
  },
  restricted: {
    electronics: 'Loose lithium batteries do not travel; inside a device they do.',
    clothing_accessories: 'Counterfeit brands are seized.',
    home_garden:
      'Aerosols do not travel and liquids do not go by air; seeds and plants are goods controlled by customs.',
    toys: 'Replica weapons and drones may need a permit.',
    health_beauty:
      'Medicines, aerosols and liquids are restricted; supplements may need a health permit.',
    auto_parts: 'Batteries, airbags and oils are dangerous goods.',
    other: 'Liquids, aerosols, loose lithium batteries and medicines are restricted.',
  },
} satisfies NamespaceRegimesTranslation

export default en_regimes
