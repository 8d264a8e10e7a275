import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { PortalLink } from '../PortalLink.tsx'

/** The member's name, or the ways in where the application gives them a destination (C2.35, C4.6). */
export function VisitorLinks({ className }: { readonly className?: string }) {
  const { chrome, loginHref, registerHref, t, visitor$ } = usePortal()
  const visitor = useBehavior(visitor$)
  if (visitor.kind === 'member') return <span className={className}>{visitor.shownName}</span>
  if (!chrome.header.showLogin) return null
  return (
    <>
      {loginHref === null ? null : (
        <PortalLink className={className} href={loginHref}>
          {t('visitor.login')}
        </PortalLink>
      )}
      {registerHref === null ? null : (
        <PortalLink className={className} href={registerHref}>
          {t('visitor.register')}
        </PortalLink>
      )}
    </>
  )
}
