import { localise } from '@xuekan/core'
import type { HomeModule } from '@xuekan/core/content'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import type { MessageKey } from '../../locales/translate.ts'
import { ArrowLink } from '../ArrowLink.tsx'
import * as styles from './section.css.ts'

interface Props {
  readonly module: Pick<HomeModule, 'title' | 'look' | 'kind'>
  /** Twelfths of its column. */
  readonly width: number
  /** Where all of it is; null where that page does not exist. */
  readonly more?: string | null
  readonly moreText?: string
  /** In place of the interface's own heading of such modules. */
  readonly heading?: MessageKey
  readonly children: ReactNode
}

/** A module with its heading, which is the site's own or that of the interface, and at most one link. */
export function HomeSection({ module, width, more = null, moreText, heading, children }: Props) {
  const { language, t } = usePortal()
  const own = localise(module.title, language)
  const name = own === '' ? t(heading ?? headings[module.kind]) : own
  const all = t('home.more')
  const isSmall = width <= 3 || module.look === 'short'
  return (
    <section className={isSmall ? styles.small : styles.section}>
      <div className={styles.head}>
        <h2 className={isSmall ? styles.smallHeading : styles.heading}>{name}</h2>
        {more === null ? null : (
          <ArrowLink href={more} label={moreText === undefined ? `${all} ${name}` : undefined}>
            {moreText ?? all}
          </ArrowLink>
        )}
      </div>
      {children}
    </section>
  )
}

const headings: Readonly<Record<HomeModule['kind'], MessageKey>> = {
  lead: 'home.lead',
  carousel: 'home.carousel',
  issue: 'issue.current',
  contents: 'home.contents',
  onlineFirst: 'home.onlineFirst',
  justAccepted: 'home.justAccepted',
  latest: 'home.latest',
  figures: 'home.figures',
  call: 'home.call',
  news: 'home.news',
  ranking: 'home.mostRead',
  albums: 'home.albums',
  video: 'home.video',
  audio: 'home.audio',
  editors: 'home.editors',
  indexedIn: 'home.indexedIn',
  links: 'home.links',
  about: 'home.journal',
  alerts: 'home.alerts',
  facts: 'home.facts',
  search: 'home.search',
  statement: 'home.journals',
  journals: 'home.journals',
  newestIssues: 'home.newest',
  subjects: 'home.subjects',
  houses: 'home.houses',
}
