// How sure a figure is, in words; the colour only says the same.
import type { Confidence } from '#domain/customs-rule.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge, type Tone } from '#src/ui/badge.tsx'

const TONES: Record<Confidence, Tone> = {
  high: 'leaf',
  medium_high: 'leaf',
  medium: 'sea',
  medium_low: 'honey',
  low: 'honey',
  very_low: 'danger',
}

export const ConfidenceBadge = ({ confidence }: { confidence: Confidence }) => (
  <Badge tone={TONES[confidence]}>{useTexts().duties.confidence[confidence]()}</Badge>
)
