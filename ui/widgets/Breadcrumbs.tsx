import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { crumbs } from './breadcrumbs.css.ts'
import { PortalLink } from './PortalLink.tsx'

export interface Crumb {
  readonly label: string
  /** Absent for the page itself. */
  readonly href?: string
}

/** From the home page to this one. Programs that show the text of a page alone leave it out by its class. */
export function Breadcrumbs({ path }: { readonly path: readonly Crumb[] }) {
  const { t } = usePortal()
  const all: readonly Crumb[] = [{ label: t('nav.home'), href: useHrefs().home }, ...path]
  return (
    <nav className="breadcrumbs" aria-label={t('nav.crumbs')}>
      <ol className={crumbs}>
        {all.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <PortalLink href={href}>{label}</PortalLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
