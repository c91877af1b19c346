// A form of the ways back: big, with the title of its failure in place and in the documented toast.
import type { ReactNode } from 'react'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import styles from './recovery.module.css'
import type { useRecoveryForm } from './use-recovery-form.ts'

interface RecoveryFormProps extends ReturnType<typeof useRecoveryForm> {
  submit: string
  disabled?: boolean
  children?: ReactNode
  beside?: ReactNode
}

export function RecoveryForm({ title, disabled = false, ...rest }: RecoveryFormProps) {
  const { recovery: t } = useTexts()
  return (
    <PostForm
      {...rest}
      {...(title && { title })}
      look={{ big: true, disabled }}
      className={styles.form}
      toast={t.error()}
    />
  )
}
