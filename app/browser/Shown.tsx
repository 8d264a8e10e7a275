import { useEffect, useLayoutEffect, type ReactNode } from 'react'

interface ShownProps {
  readonly children: ReactNode
  /** Called once, when the page is drawn or taken over and before it is painted. */
  readonly onCommitted: () => void
  /** Called once, after that. */
  readonly onShown: () => void
}

/** Tells when the page is drawn or taken over: from then on it may differ from the server's. */
export function Shown({ children, onCommitted, onShown }: ShownProps) {
  useLayoutEffect(onCommitted, [onCommitted])
  useEffect(onShown, [onShown])
  return children
}
