import { useEffect, type ReactNode } from 'react'

export interface ShownProps {
  readonly children: ReactNode
  /** Called once. */
  readonly onShown: () => void
}

/** Tells when the page is drawn or taken over: from then on it may differ from the server's. */
export function Shown({ children, onShown }: ShownProps) {
  useEffect(onShown, [onShown])
  return children
}
