// What a toast says.

export interface Toast {
  title: string
  text?: string
  tone?: 'success' | 'info' | 'warn' | 'error'
  /** Name of the button that closes it. */
  closeLabel: string
}
