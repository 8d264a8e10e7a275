import { localise } from '@xuekan/core'
import { newsDestination, newsTabOf, type News } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useReachable } from '../../binding/use-reachable.ts'
import { formatDate } from '../../locales/format.ts'
import { MaybeLink } from '../MaybeLink.tsx'
import { useBroken } from '../use-broken.ts'
import { HomeSection } from './HomeSection.tsx'
import type { ModuleProps } from './module-props.ts'
import * as styles from './news.css.ts'

/** From here on the first item stands large beside the others. */
const wideFrom = 7

/** The newest news: titles with their kinds and days; where there is room, the first with its picture and its summary. */
export function NewsList({ module, content: { news }, width }: ModuleProps<'news'>) {
  const { language, t } = usePortal()
  const reachable = useReachable()
  const all = {
    page: 'newsList',
    language,
    siteId: null,
    channelId: null,
    type: null,
    listPage: null,
    activeId: null,
  } as const
  const [first, ...others] = news
  const isWide = width >= wideFrom && others.length > 0 && first?.coverUrl !== ''
  return (
    <HomeSection module={module} width={width} more={reachable(all)} moreText={t('home.allNews')}>
      <div className={isWide ? styles.wide : undefined}>
        {isWide && first !== undefined ? <FirstItem item={first} /> : null}
        <ul className={width <= 4 ? styles.stacked : styles.rows}>
          {(isWide ? others : news).map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      </div>
    </HomeSection>
  )
}

function useNewsHref(item: News): string | null {
  const { links$ } = usePortal()
  return useReachable()(newsDestination(item, useBehavior(links$)))
}

function Item({ item }: { readonly item: News }) {
  const { language, t } = usePortal()
  return (
    <li>
      <span className={styles.kind}>{t(`home.newsKind.${newsTabOf(item.newsDataType)}`)}</span>{' '}
      <MaybeLink className={styles.title} href={useNewsHref(item)}>
        {localise(item.title, language)}
      </MaybeLink>{' '}
      <Day item={item} />
    </li>
  )
}

function Day({ item: { publishedOn } }: { readonly item: News }) {
  const { language } = usePortal()
  const day = formatDate(publishedOn, language)
  return day === '' ? null : <time dateTime={publishedOn}>{day}</time>
}

function FirstItem({ item }: { readonly item: News }) {
  const { language, t } = usePortal()
  const { broken, watch } = useBroken(item.coverUrl)
  const summary = localise(item.summary, language)
  return (
    <article className={styles.first}>
      {item.coverUrl === '' || broken ? null : (
        <img {...watch} src={item.coverUrl} alt="" width={400} height={225} loading="lazy" decoding="async" />
      )}
      <h3>
        <MaybeLink href={useNewsHref(item)}>{localise(item.title, language)}</MaybeLink>
      </h3>
      {summary === '' ? null : <p>{summary}</p>}
      <p className={styles.meta}>
        <span>{t(`home.newsKind.${newsTabOf(item.newsDataType)}`)}</span> <Day item={item} />
      </p>
    </article>
  )
}
