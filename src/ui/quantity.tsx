// How many pieces: a native number field that any form can send, with a button on each side for thumbs.
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './quantity.module.css'

interface QuantityProps {
  /** Name of the number field, and of each button with the value in front. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  name?: string
  value?: number
  defaultValue?: number
  min?: number
  max?: number
  size?: 's' | 'm'
  disabled?: boolean
  /** Said beside the field when more than `max` was typed, and `max` stands there instead. */
  limitText?: string
  /** Makes each side button send the form with this field, 1 or -1, so that it works without scripts. */
  stepName?: string
  /** Called with a whole number between `min` and `max`, never with half-typed text. */
  onChange?: (quantity: number) => void
}

export function Quantity(props: QuantityProps) {
  const {
    label,
    name = 'quantity',
    min = 1,
    max = 99,
    size = 'm',
    disabled,
    stepName,
    onChange,
  } = props
  const [own, setOwn] = useState(props.defaultValue ?? min)
  const [draft, setDraft] = useState<string | null>(null)
  const [held, setHeld] = useState(0)
  const [limited, setLimited] = useState(false)
  const noteId = useId()
  const current = props.value ?? own

  const settle = (next: number) => {
    setDraft(null)
    setLimited(false)
    setOwn(next)
    if (next !== current) onChange?.(next)
  }
  const type = (words: string) => {
    const typed = Number(words)
    // A 0 may be on its way to another number: it counts once the field is left.
    const isWhole = words !== '' && Number.isInteger(typed) && typed >= Math.max(1, min)
    if (isWhole && typed <= max) settle(typed)
    else setDraft(words)
  }
  const leave = () => {
    if (draft === null) return
    const isTooMuch = Number(draft) > max
    const isNone = min === 0 && /^0+$/u.test(draft)
    settle(isTooMuch ? max : isNone ? 0 : current)
    setLimited(isTooMuch)
  }
  // What stands in the field is what is sent: it is put right before the form goes, not after.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || draft === null) return
    event.preventDefault()
    leave()
  }
  const step = (by: number, icon: 'minus' | 'plus', words: string) => {
    const isEnd = current + by < min || current + by > max
    const onClick = (event: MouseEvent) => {
      if (isEnd) event.preventDefault()
      else if (stepName === undefined) settle(current + by)
    }
    return (
      <button
        {...(stepName === undefined
          ? { type: 'button' }
          : { type: 'submit', name: stepName, value: by })}
        className={styles.step}
        data-sends={stepName && ''}
        aria-label={words}
        // The one that has the focus keeps it at the end of its way.
        disabled={disabled || (isEnd && held !== by)}
        aria-disabled={isEnd || undefined}
        onFocus={() => setHeld(by)}
        onBlur={() => setHeld(0)}
        onClick={onClick}
      >
        <Icon name={icon} />
      </button>
    )
  }

  return (
    <span className={styles.field}>
      <span className={styles.quantity} data-size={size}>
        {step(-1, 'minus', props.decreaseLabel)}
        <input
          type="number"
          inputMode="numeric"
          className={styles.number}
          aria-label={label}
          aria-describedby={limited ? noteId : undefined}
          autoComplete="off"
          value={draft ?? current}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          {...{ name, min, max, disabled, onKeyDown }}
        />
        {step(1, 'plus', props.increaseLabel)}
      </span>
      {limited && props.limitText && (
        <span className={styles.note} id={noteId} role="alert">
          {props.limitText}
        </span>
      )}
    </span>
  )
}
