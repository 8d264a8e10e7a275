import { saysRetracted, type ArticleNotice } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { Icon } from '../Icon.tsx'
import { notice, noticeGrave } from './article.css.ts'
import { Relation } from './Relations.tsx'

/** What befell the article, or what it says of others, before everything else; it cannot be closed. */
export function ArticleNotices({ notices }: { readonly notices: readonly ArticleNotice[] }) {
  const { t } = usePortal()
  return notices.map((said) => {
    const { change, changed, works } = said
    return (
      <div
        key={`${change} ${String(changed)}`}
        role="note"
        className={saysRetracted(said) ? noticeGrave : notice}
      >
        <Icon name={changed ? 'warning' : 'info'} />
        <div>
          <b>{t(changed ? `notice.${change}.changed` : `notice.${change}.notice`)}</b>{' '}
          {works.map((work) => (
            <span key={`${work.id} ${work.doi} ${work.url} ${work.text}`}>
              <Relation relation={work} />{' '}
            </span>
          ))}
        </div>
      </div>
    )
  })
}
