// What customs may ask, in short, in Portuguese.
import type { NamespaceDutiesTranslation } from '../../i18n-types.ts'

const pt_duties = {
  label:
    'Estimativa. Quem define o valor é a alfândega na liberação; isto não é assessoria aduaneira.',
  title: 'O que resulta das normas aduaneiras',
  byRules: 'Pelas regras:',
  estimated: 'estimativa',
  between: '{low} a {high}',
  nothing: 'Sem impostos',
  source: 'Fonte:',
  sources: 'Fontes:',
  undated: 'sem data',
  from: 'em vigor desde {day}',
  until: 'em vigor até {day}',
  confidence: {
    high: 'Confiança alta',
    medium_high: 'Confiança média-alta',
    medium: 'Confiança média',
    medium_low: 'Confiança média-baixa',
    low: 'Confiança baixa',
    very_low: 'Confiança muito baixa',
  },
  over_limit:
    'Passa dos limites da remessa simplificada: é uma importação comum, com despachante aduaneiro.',
  no_rule: 'Não temos normas para uma remessa assim.',
  details: 'Ver os detalhes na calculadora aduaneira',
} satisfies NamespaceDutiesTranslation

export default pt_duties
