// Form fields that tie label, hint and error to a native control, so that they work before and without scripts.
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

interface Around {
  label: ReactNode
  /** Said before the person types: format, why we ask. */
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: ReactNode
  /** A word beside the label of a field that may stay empty. */
  optional?: ReactNode
}

function useFrame({
  hint,
  error,
  ...props
}: {
  hint?: ReactNode
  error?: ReactNode
  id?: string
  name?: string
}) {
  const own = useId()
  const id = props.id ?? own
  // A fault that is the hint, said louder, is said once.
  const hintId = hint && hint !== error ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const control = {
    id,
    'aria-describedby': classNames(hintId, errorId) || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return { control, hintId, errorId }
}

function Frame({
  label,
  hint,
  error,
  optional,
  frame,
  children,
}: Around & { frame: ReturnType<typeof useFrame>; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={frame.control.id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {frame.hintId && (
        <p className={styles.hint} id={frame.hintId}>
          {hint}
        </p>
      )}
      {children}
      <ErrorLine id={frame.errorId}>{error}</ErrorLine>
    </div>
  )
}

/** What is wrong with a field, for fields that have no frame of their own. */
export function ErrorLine({ id, children }: { id?: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}

/** A line of text of any native `type`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: Around & ComponentProps<'input'>) {
  const frame = useFrame({ hint, error, ...rest })
  return (
    <Frame {...{ label, hint, error, optional, frame }}>
      <input
        type="text"
        {...rest}
        {...frame.control}
        className={classNames(styles.control, className)}
      />
    </Frame>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: Around & ComponentProps<'textarea'>) {
  const frame = useFrame({ hint, error, ...rest })
  return (
    <Frame {...{ label, hint, error, optional, frame }}>
      <textarea
        rows={4}
        {...rest}
        {...frame.control}
        className={classNames(styles.control, className)}
      />
    </Frame>
  )
}

/** A native select; its `<option>`s are the children. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: Around & ComponentProps<'select'>) {
  const frame = useFrame({ hint, error, ...rest })
  return (
    <Frame {...{ label, hint, error, optional, frame }}>
      <span className={styles.select}>
        <select {...rest} {...frame.control} className={classNames(styles.control, className)} />
        <Icon name="chevron-down" />
      </span>
    </Frame>
  )
}

/** A checkbox, or with `type="radio"` one of several; the whole line can be pressed. */
export function CheckField({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<Around, 'optional'> & ComponentProps<'input'>) {
  const { control, hintId, errorId } = useFrame({ hint, error, ...rest })
  return (
    <div className={classNames(styles.check, className)}>
      <label className={styles.choice}>
        <input type="checkbox" {...rest} {...control} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <ErrorLine id={errorId}>{error}</ErrorLine>
    </div>
  )
}
