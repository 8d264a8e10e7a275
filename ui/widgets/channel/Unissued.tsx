import type { ChannelPageContent } from '@xuekan/core/page'
import { unissuedStages } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { ArticleList } from '../list/ArticleList.tsx'
import { tabs } from '../list/list.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { group } from './columns-below.css.ts'
import { Listed } from '../Listed.tsx'

type Unissued = NonNullable<ChannelPageContent['unissued']>

/** The newest articles that are in no issue, and the ways to all of each stage (C2.23). */
export function NewestUnissued({ unissued: { list, counts } }: { readonly unissued: Unissued }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  return (
    <div className={group}>
      <nav className={tabs} aria-label={t('unissued.stages')}>
        <Listed>
          {unissuedStages.map((stage) => (
            <PortalLink
              key={stage}
              href={hrefs.destination({ page: stage, language, siteId: null, channelId: null })}
            >
              {t(`unissued.${stage}`)} <small>{formatNumber(counts[stage], language)}</small>
            </PortalLink>
          ))}
        </Listed>
      </nav>
      <ArticleList list={list} empty={t('unissued.empty')} by="month" />
    </div>
  )
}
