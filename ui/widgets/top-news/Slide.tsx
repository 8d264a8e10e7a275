import { localise } from '@xuekan/core'
import { newsDestination } from '@xuekan/core/content'
import type { TopNews } from '@xuekan/core/site'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { wrap } from '../controls.css.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { useBroken } from '../use-broken.ts'
import * as styles from './top-news.css.ts'

interface Props {
  readonly news: TopNews
  /** The one that is seen as the page comes. */
  readonly first: boolean
  /** Its place among several; null where it is alone. */
  readonly label: string | null
  /** Out of sight, and so out of the way of keyboards and screen readers. */
  readonly away: boolean
}

/** One picture, with the title of its news as text; it leads there where there is such a page. */
export function Slide({ news, first, label, away }: Props) {
  const { language, t } = usePortal()
  const title = localise(news.title, language)
  const { broken, watch } = useBroken(news.pictureUrl)
  const content = (
    <>
      {broken && title !== '' ? null : (
        <img
          {...watch}
          className={styles.picture}
          src={news.pictureUrl}
          alt={title === '' ? t('topNews.untitled') : ''}
          width={1200}
          height={90}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      {title === '' ? null : (
        <span className={`${wrap} ${styles.words}`}>
          <span className={styles.plaque}>
            <b className={styles.title}>{title}</b>
          </span>
        </span>
      )}
    </>
  )
  return (
    <div
      className={styles.slide}
      {...(label === null
        ? {}
        : { role: 'group', 'aria-roledescription': t('topNews.slide'), 'aria-label': label })}
      inert={away}
    >
      <SlideLink news={news}>{content}</SlideLink>
    </div>
  )
}

function SlideLink({ news, children }: { readonly news: TopNews; readonly children: ReactNode }) {
  const { availablePages, links$ } = usePortal()
  const hrefs = useHrefs()
  const to = newsDestination(news, useBehavior(links$))
  if ('external' in to) {
    return (
      <ExternalLink className={styles.link} href={to.external}>
        {children}
      </ExternalLink>
    )
  }
  if (!availablePages.has(to.page)) return <div className={styles.link}>{children}</div>
  return (
    <PortalLink className={styles.link} href={hrefs.destination(to)}>
      {children}
    </PortalLink>
  )
}
