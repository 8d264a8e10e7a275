import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import { PortalLink } from '../PortalLink.tsx'
import { emptyTab, tabs as tabsClass } from './list.css.ts'

export interface Tab {
  readonly key: string
  readonly label: string
  /** null where nobody knows. */
  readonly count: number | null
  /** Whether there are more than that. */
  readonly more?: boolean
  /** null where nothing is behind it. */
  readonly href: string | null
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
        {tabs.map(({ key, label: name, count, more = false, href }) => {
          const words = (
            <>
              {`${name} `}
              {count === null ? null : (
                <small>
                  {formatNumber(count, language)}
                  {more ? '+' : null}
                </small>
              )}
            </>
          )
          return (
            <li key={key}>
              {href === null ? (
                <span className={emptyTab}>{words}</span>
              ) : (
                <PortalLink
                  className={count === 0 ? emptyTab : undefined}
                  href={href}
                  aria-current={key === current ? 'page' : undefined}
                >
                  {words}
                </PortalLink>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
