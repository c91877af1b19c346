// Catches what fails in a desk, so that the navigation stays; trying again asks the server again.
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { DeskFault } from './desk-fault.tsx'
import { faultOf, tellServer } from './own-fault.ts'

interface Props {
  onReset: () => void
  children: ReactNode
}

class Catcher extends Component<Props, { failure: { error: unknown } | null }> {
  override state = { failure: null }
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error: faultOf(error) } })
  override componentDidCatch() {
    const { failure } = this.state as { failure: { error: unknown } | null }
    tellServer(failure?.error)
  }
  override render() {
    const { failure } = this.state as { failure: { error: unknown } | null }
    if (!failure) return this.props.children
    const retry = () => {
      this.props.onReset()
      this.setState({ failure: null })
    }
    return <DeskFault error={failure.error} onRetry={retry} />
  }
}

export const DeskBoundary = ({ children }: { children: ReactNode }) => (
  <QueryErrorResetBoundary>
    {({ reset }) => <Catcher onReset={reset}>{children}</Catcher>}
  </QueryErrorResetBoundary>
)
