import type { ReactNode } from 'react'
import { section, sectionHead } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { Picture } from './Picture.tsx'
import * as styles from './collected.css.ts'

export interface CardEntry {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly pictureUrl: string
  readonly facts: string
  readonly text: string
}

/** Things that a site collects, as cards under their name; nothing where there are none. */
export function Cards({
  title,
  entries,
}: {
  readonly title: string
  readonly entries: readonly CardEntry[]
}) {
  if (entries.length === 0) return null
  return (
    <section className={section}>
      <div className={sectionHead}>
        <h2>{title}</h2>
      </div>
      <ul className={styles.cards}>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.pictureUrl === '' ? styles.card : styles.pictured}>
            {entry.pictureUrl === '' ? null : <Picture url={entry.pictureUrl} />}
            <div>
              <h3>
                <PortalLink href={entry.href}>{entry.title}</PortalLink>
              </h3>
              {entry.facts === '' ? null : <small>{entry.facts}</small>}
              {entry.text === '' ? null : <p>{entry.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LinksProps {
  readonly title: string
  readonly links: readonly { readonly id: string; readonly href: string; readonly label: ReactNode }[]
  readonly children?: ReactNode
}

/** Other things of the same kind, as a list beside the page. */
export function SideLinks({ title, links, children }: LinksProps) {
  if (links.length === 0) return null
  return (
    <section className={styles.side}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ id, href, label }) => (
          <li key={id}>
            <PortalLink href={href}>{label}</PortalLink>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
