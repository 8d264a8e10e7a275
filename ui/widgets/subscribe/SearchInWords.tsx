import type { UiLanguage } from '@xuekan/core'
import { isFollowed, savedFilters, type SavableSearch } from '@xuekan/core/member'
import { feedPage } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './subscribe.css.ts'

interface Props {
  readonly search: SavableSearch
  /** What it is called. */
  readonly name: string
  /** The name of the site that is searched. */
  readonly site: string
  readonly language: UiLanguage
  /** What else is said of it. */
  readonly note?: string
  /** Whether the search is of the shown site, whose results are a link away. */
  readonly isHere?: boolean
}

/** A saved search as its reader knows it: what was typed, where, and how many filters narrow it. */
export function SearchInWords({ search, name, site, language, note, isHere = true }: Props) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const filters = savedFilters(search)
  const route = isHere ? feedPage(search, language) : null
  const said = [
    t(isFollowed(search) ? `alerts.followed.${search.kind}` : 'alerts.search.all', { name: site }),
    ...(filters === 0 ? [] : [t('alerts.search.filters', { count: filters })]),
    ...(note === undefined ? [] : [note]),
  ]
  return (
    <div className={styles.name}>
      <p>{route === null ? name : <PortalLink href={hrefs.here(route)}>{name}</PortalLink>}</p>
      <p className={styles.since}>{said.join(' · ')}</p>
    </div>
  )
}
