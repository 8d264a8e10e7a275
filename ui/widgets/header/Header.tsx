import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { headers } from './headers.ts'

/** The header in the site's own style (C2.38, C3.2). */
export function Header() {
  const { chrome, headerFixed$ } = usePortal()
  const Styled = headers[chrome.header.style]
  return <Styled fixed={useBehavior(headerFixed$)} />
}
