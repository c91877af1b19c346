// Words for people who listen instead of look.
import type { ReactNode } from 'react'

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="pu-hidden">{children}</span>
}
