import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import { PortalLink } from '../PortalLink.tsx'
import { emptyTab, tabs as tabsClass } from './list.css.ts'

export interface Tab {
  readonly key: string
  readonly label: string
  /** null where nobody knows. */
  readonly count: number | null
  readonly href: string
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly current: string
}

/** Parts of a page as links with their counts; one that holds nothing stays, and is quiet. */
export function Tabs({ label, tabs, current }: Props) {
  const { language } = usePortal()
  return (
    <nav aria-label={label}>
      <ul className={tabsClass}>
        {tabs.map(({ key, label: name, count, href }) => (
          <li key={key}>
            <PortalLink
              className={count === 0 ? emptyTab : undefined}
              href={href}
              aria-current={key === current ? 'page' : undefined}
            >
              {name}
              {count === null ? null : <small>{formatNumber(count, language)}</small>}
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
