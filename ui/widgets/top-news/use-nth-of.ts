import { localise } from '@xuekan/core'
import type { TopNews } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'

/** How a screen reader names a slide: '2 of 3: title'. */
export function useNthOf(): (news: readonly TopNews[], index: number) => string {
  const { language, t } = usePortal()
  return (news, index) =>
    t('topNews.nth', {
      shown: String(index + 1),
      of: String(news.length),
      title: localise(news[index]?.title ?? { zh: '', en: '' }, language) || t('topNews.untitled'),
    })
}
