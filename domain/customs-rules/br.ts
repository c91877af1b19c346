// Brazil: import duty by value and by whether the seller takes part in Remessa Conforme, and ICMS inside its own base.
import type { CustomsSource } from '../customs-rule.ts'
import { countryRules, regime, share } from './build.ts'

const GUIA: CustomsSource = {
  title: 'Guia Tributário (guiatributario.net)',
  url: null,
  date: '2024-08',
}
const INFOMONEY: CustomsSource = {
  title: 'InfoMoney',
  url: 'https://www.infomoney.com.br/consumo/taxa-das-blusinhas-veja-estados-que-sobem-o-icms-de-compras-internacionais-para-20/',
  date: '2025-04-01',
}
const CURITIBA: CustomsSource = {
  title: 'Sou Curitiba (Receita Federal)',
  url: 'https://soucuritiba.com.br/noticia/2977/taxa-das-blusinhas-comeca-a-valer-neste-sabado.html',
  date: '2024-07-27',
}

const DUTY = { confidence: 'medium_high', sources: [GUIA, CURITIBA] } as const

/** 17 % in most states, 20 % in about ten since April 2025: (value + duty) ÷ (1 − rate) × rate. */
const icms = share(
  'icms',
  'ICMS',
  [17, 20],
  ['cif', 'duty'],
  { confidence: 'medium_high', sources: [INFOMONEY, CURITIBA] },
  { inside: true },
)

// The limits count goods, freight and insurance together: the customs value.
export const brazil = countryRules('BR', [
  regime('rc-le50', {
    confidence: 'medium_high',
    source: GUIA,
    when: { limitsOf: 'cif', programme: true, upToCents: 5000 },
    steps: [share('duty', 'II', 20, ['cif'], DUTY), icms],
  }),
  regime('rc-gt50', {
    confidence: 'medium_high',
    source: GUIA,
    when: { limitsOf: 'cif', programme: true, aboveCents: 5000, upToCents: 300_000 },
    steps: [share('duty', 'II', 60, ['cif'], DUTY, { minusCents: 2000 }), icms],
  }),
  regime('non-rc', {
    confidence: 'medium',
    source: GUIA,
    when: { limitsOf: 'cif', upToCents: 300_000 },
    steps: [share('duty', 'II', 60, ['cif'], { confidence: 'medium', sources: [GUIA] }), icms],
  }),
])
