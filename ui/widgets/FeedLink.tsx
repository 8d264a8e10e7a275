import { feedAddress, type FeedSource } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { feedLink } from './controls.css.ts'
import { Icon } from './Icon.tsx'

interface Props {
  readonly source: FeedSource
  /** The site that the feed belongs to, where that is not the shown one. */
  readonly siteId?: string
}

/** The feed of what a page lists, for people; programs find it in the head (C2.36). */
export function FeedLink({ source, siteId }: Props) {
  const { shell, language, t } = usePortal()
  return (
    <a
      className={feedLink}
      href={feedAddress(source, siteId ?? shell.site.id, language)}
      type="application/rss+xml"
    >
      <Icon name="rss" small />
      {t('feed.link')}
    </a>
  )
}
