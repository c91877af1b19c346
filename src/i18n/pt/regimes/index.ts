// The customs regimes in Portuguese.
import type { NamespaceRegimesTranslation } from '../../i18n-types.ts'

const pt_regimes = {
  names: {
    'VE_courier-formal':
      'Importação por courier até US$ 2.000: imposto de importação, taxa aduaneira e IVA, segundo a lei.',
    'VE_courier-market-practice':
      'O que as empresas de porta a porta cobravam em 2023 por todos os impostos de um pacote.',
    'VE_sea-personal-box-lt100':
      'Valor único por caixa marítima pessoal abaixo de US$ 100; anunciado pelas empresas em 2023, nunca publicado como norma.',
    CO_le200:
      'Até US$ 200 para uso pessoal, de um país com acordo: sem imposto de importação nem IVA.',
    CO_le50: 'Até US$ 50 enquanto valeu o Decreto 1474: sem imposto de importação nem IVA.',
    'CO_le200-vat':
      'Até US$ 200 sem imposto de importação, mas com IVA: a origem ou a data não dão a isenção.',
    CO_gt200: 'De US$ 200 a US$ 2.000: imposto único de 10% e IVA.',
    PE_le200: 'Até US$ 200: isento.',
    PE_express: 'Remessa expressa de US$ 200 a US$ 2.000.',
    'EC_postal-2x2': 'Correio oficial até 2 kg e US$ 2: isento.',
    EC_B: 'Categoria B (4×4): até 4 kg e US$ 400, dentro da cota anual de US$ 1.600. Sem telefones.',
    EC_D: 'Categoria D: roupas e calçados, até 20 kg e US$ 2.000.',
    EC_C: 'Categoria C: até 100 kg e US$ 5.000. Vale também quando acaba a cota 4×4.',
    DO_le200: 'Até US$ 200 para uso pessoal: isento de impostos, com uma taxa por peso.',
    DO_gt200: 'Acima de US$ 200: imposto de importação e ITBIS sobre todo o valor.',
    PA_lt100: 'Abaixo de US$ 100: isento se a mercadoria não tem restrições.',
    PA_ge100: 'A partir de US$ 100: imposto de importação e ITBMS, com despachante aduaneiro.',
    'BR_rc-le50': 'Vendedor no Remessa Conforme, até US$ 50 com frete e seguro.',
    'BR_rc-gt50': 'Vendedor no Remessa Conforme, de US$ 50 a US$ 3.000 com frete e seguro.',
    'BR_non-rc': 'Vendedor fora do Remessa Conforme, até US$ 3.000 com frete e seguro.',
    CL_le41: 'Até US$ 41, antes de 25 de outubro de 2025: isento.',
    CL_gt41: 'Acima de US$ 41, antes de 25 de outubro de 2025: imposto de importação e IVA.',
    CL_le500: 'Até US$ 500: IVA desde o primeiro dólar, sem imposto de importação.',
    CL_gt500: 'Acima de US$ 500: imposto de importação de 6% e IVA.',
    'AR_courier-le400': 'Courier para uso pessoal até US$ 400: só IVA.',
    'AR_courier-gt400':
      'Courier para uso pessoal de US$ 400 a US$ 3.000: imposto e taxa sobre o que excede, IVA sobre tudo.',
    'AR_post-le50': 'Correio oficial até US$ 50: isento, doze vezes por ano.',
    'AR_post-gt50': 'Correio oficial: a metade do que passa de US$ 50.',
    'MX_tmec-le50': 'Feito na América do Norte (T-MEC), até US$ 50: sem impostos de importação.',
    'MX_tmec-le117': 'Feito na América do Norte (T-MEC), de US$ 50 a US$ 117.',
    'MX_tmec-gt117': 'Feito na América do Norte (T-MEC), de US$ 117 a US$ 2.500.',
    MX_global: 'Feito em outro país ou sem prova de origem, até US$ 2.500.',
  },
  notes: {
    VE: 'Os impostos por produto não estão publicados de forma legível; por isso a faixa é larga. Não contamos com um mínimo isento: uma fonte fala de US$ 100, mas em 2023 essas caixas pagavam. Desde agosto de 2025 pedem-se licenças até para bens pessoais.',
    CO: 'Um decreto baixou para US$ 50 o limite sem IVA e a Corte o suspendeu em 29 de janeiro de 2026; falta a decisão final. No máximo 50 kg e seis peças iguais.',
    PE: 'O total é 22,72% e não 24%: o IPM já está dentro dos 18%. Com documento de identidade valem três remessas e US$ 1.000 por ano; acima disso pede-se RUC.',
    EC: 'Para calçados, uma fonte diz US$ 6 por par e outra por quilograma. O 4×4 não admite telefones nem mais de três peças iguais.',
    DO: 'A isenção até US$ 200 é discutida desde 2024; não encontramos que tenha acabado. Com origem DR-CAFTA o imposto pode ser zero.',
    PA: 'Abaixo de US$ 100 vale só para mercadoria sem restrições.',
    BR: 'O ICMS é calculado por dentro: o imposto faz parte da própria base. Cerca de dez estados cobram 20%, os demais 17%.',
    CL: 'Se a loja já cobrou o IVA, ele não é cobrado outra vez: guarde o comprovante. Com certificado de origem dos EUA o imposto pode ser zero. Sem seguro declarado, a alfândega pode supor 2%.',
    AR: 'Uns dizem que o IVA se paga desde o primeiro dólar e outros só sobre o que passa de US$ 400; aqui conta desde o primeiro. Valem cinco remessas por ano e três peças iguais.',
    MX: 'Conta onde foi fabricado, não de onde se envia: o que é feito na China e enviado de Miami costuma pagar 33,5%. A taxa de trâmite aduaneiro (DTA) é cobrada à parte.',
  },
  restricted: {
    electronics: 'Baterias de lítio soltas não viajam; dentro do aparelho, sim.',
    clothing_accessories: 'Imitações de marcas são apreendidas.',
    home_garden:
      'Aerossóis não viajam e líquidos não vão por via aérea; sementes e plantas são mercadoria controlada.',
    toys: 'Réplicas de armas e drones podem precisar de licença.',
    health_beauty:
      'Remédios, aerossóis e líquidos são restritos; suplementos podem pedir licença sanitária.',
    auto_parts: 'Baterias, airbags e óleos são carga perigosa.',
    other: 'Líquidos, aerossóis, baterias de lítio soltas e remédios são restritos.',
  },
} satisfies NamespaceRegimesTranslation

export default pt_regimes
