// What customs may ask, in short, in English.
import type { NamespaceDutiesTranslation } from '../../i18n-types.ts'

const en_duties = {
  label:
    'Estimate. Customs sets the amount when the package is cleared; this is no customs advice.',
  title: 'What the customs rules give',
  byRules: 'By the rules:',
  estimated: 'estimate',
  between: '{low} to {high}',
  nothing: 'No taxes',
  source: 'Source:',
  sources: 'Sources:',
  undated: 'undated',
  from: 'in force since {day}',
  until: 'in force until {day}',
  confidence: {
    high: 'High confidence',
    medium_high: 'Medium-high confidence',
    medium: 'Medium confidence',
    medium_low: 'Medium-low confidence',
    low: 'Low confidence',
    very_low: 'Very low confidence',
  },
  over_limit:
    'Beyond the limits of simplified packages: this is an ordinary import, with a customs broker.',
  no_rule: 'We have no rules for a package like this.',
  details: 'See the details in the customs calculator',
} satisfies NamespaceDutiesTranslation

export default en_duties
