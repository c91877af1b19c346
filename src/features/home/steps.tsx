// The way of a thing from the store to the door, as three stretches of one bridge.
import { useTexts } from '#src/lib/texts.ts'
import { StepsBand } from '#src/ui/steps-band.tsx'

const STEPS = [
  ['store', 'tag'],
  ['miami', 'box'],
  ['door', 'map-pin'],
] as const

export function Steps() {
  const { steps } = useTexts().homePage
  return (
    <StepsBand
      id="como-funciona"
      title={steps.title()}
      lead={steps.lead()}
      steps={STEPS.map(([name, icon]) => ({
        icon,
        title: steps[name].title(),
        text: steps[name].text(),
      }))}
    />
  )
}
