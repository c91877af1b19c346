// A field for a number as typed, with the advice it needs.
import type { ComponentProps } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { TextField } from '#src/ui/field.tsx'
import type { CustomsFieldFault } from './read-customs-form.ts'

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange'> {
  fault?: CustomsFieldFault | undefined
  onText: (text: string) => void
}

export function NumberField({ fault, onText, ...rest }: NumberFieldProps) {
  const { customs } = useTexts()
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      {...rest}
      error={fault && customs.wrong[fault]()}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}
