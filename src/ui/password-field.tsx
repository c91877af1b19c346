// A password that can be looked at while it is typed; where one is chosen, with a word on its strength.
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { PASSWORD_STRENGTHS, passwordStrength } from '#domain/password-strength.ts'
import type { PasswordStrength } from '#domain/password-strength.ts'
import { TextField } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './password-field.module.css'

export interface PasswordWords {
  /** What the button says to those who listen, and the short word it shows. */
  show: string
  hide: string
  showShort: string
  hideShort: string
  strength?: { label: string } & Record<PasswordStrength, string>
}

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  words: PasswordWords
}

export function PasswordField({ words, id, ...rest }: PasswordFieldProps) {
  const own = useId()
  const fieldId = id ?? own
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  // It may have been typed before this code arrived.
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  return (
    <div className={styles.password}>
      <TextField
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={128}
        {...rest}
        ref={field}
        id={fieldId}
        type={shown ? 'text' : 'password'}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={shown ? words.hide : words.show}
        aria-pressed={shown}
        aria-controls={fieldId}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
        {shown ? words.hideShort : words.showShort}
      </button>
      {words.strength && <Strength password={typed} words={words.strength} />}
    </div>
  )
}

/** A word on how hard a chosen password is to guess. */
export function Strength({
  password,
  words,
}: {
  password: string
  words: NonNullable<PasswordWords['strength']>
}) {
  const strength = password === '' ? null : passwordStrength(password)
  const level = strength === null ? 0 : PASSWORD_STRENGTHS.indexOf(strength) + 1
  return (
    <div className={styles.strength} data-level={level}>
      <span className={styles.bars} aria-hidden="true">
        {PASSWORD_STRENGTHS.map((each) => (
          <span key={each} />
        ))}
      </span>
      <p role="status" className={styles.said}>
        {strength && `${words.label}: ${words[strength]}`}
      </p>
    </div>
  )
}
