import { localise } from '@xuekan/core'
import type { News } from '@xuekan/core/content'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { railSection } from '../controls.css.ts'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import { NewsDay } from './NewsEntry.tsx'
import { NewsLink } from './NewsLink.tsx'
import { brief } from './news.css.ts'

interface Props {
  readonly title: string
  readonly news: readonly News[]
  /** The way to all of them. */
  readonly children?: ReactNode
}

/** News beside a page, as titles and days. */
export function NewsRail({ title, news, children }: Props) {
  const { language } = usePortal()
  if (news.length === 0) return null
  return (
    <section className={railSection}>
      <h2>{title}</h2>
      <ul className={brief}>
        {news.map((item) => (
          <li key={item.id}>
            <NewsLink news={item}>
              <InlineMarkup text={localise(item.title, language)} />
            </NewsLink>{' '}
            <NewsDay news={item} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
