import { localise } from '@xuekan/core'
import type { NewsContent, PageModel } from '@xuekan/core/page'
import { isReadAtSource, type News } from '@xuekan/core/content'
import { findChannel, safeLink } from '@xuekan/core/menu'
import type { NewsListRoute, NewsRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { ArrowLink } from '../widgets/ArrowLink.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { ExternalLink } from '../widgets/ExternalLink.tsx'
import { Files } from '../widgets/list/Files.tsx'
import { neighbours } from '../widgets/neighbours.css.ts'
import { NewsDay } from '../widgets/news/NewsEntry.tsx'
import { NewsLink } from '../widgets/news/NewsLink.tsx'
import { NewsRail } from '../widgets/news/NewsRail.tsx'
import * as styles from '../widgets/news/news-detail.css.ts'
import { facts, rail } from '../widgets/news/news.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { InlineMarkup } from '../widgets/text/InlineMarkup.tsx'
import { Prose } from '../widgets/text/Prose.tsx'
import { useBroken } from '../widgets/use-broken.ts'

interface Props {
  readonly model: PageModel<NewsContent>
  readonly route: NewsRoute
}

/** One news item (C2.21): its text, or the way to its source, its files, and those before and after it. */
export function NewsPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Item content={content} />}
    </RemoteView>
  )
}

const anyNews: NewsListRoute = {
  page: 'newsList',
  language: null,
  siteId: null,
  channelId: null,
  type: null,
  listPage: null,
  activeId: null,
}

function Item({ content }: { readonly content: NewsContent }) {
  const { news, body, files, previous, next, tab, others } = content
  const { language, shell, t } = usePortal()
  const hrefs = useHrefs()
  const column = findChannel(shell.channels, anyNews)
  const list = { ...anyNews, language, channelId: column?.enabled === true ? column.id : null }
  const ofTab = hrefs.destination({ ...list, type: tab })
  const title = localise(news.title, language)
  const summary = localise(news.summary, language)
  const { broken, watch } = useBroken(news.coverUrl)
  const name = column === null ? '' : localise(column.name, language)
  const tabName = t(`news.tab.${tab}`)
  return (
    <div className={wrap}>
      <Breadcrumbs
        path={[
          { label: name || t('news.title'), href: hrefs.destination(list) },
          { label: tabName, href: ofTab },
          { label: title },
        ]}
      />
      <div className={styles.layout}>
        <article>
          <p className={facts}>
            <b>{tabName}</b> <NewsDay news={news} />
          </p>
          <h1 className={styles.title}>
            <InlineMarkup text={title} />
          </h1>
          {summary === '' ? null : <p className={styles.summary}>{summary}</p>}
          {news.coverUrl === '' || broken ? null : (
            <img {...watch} className={styles.picture} src={news.coverUrl} alt="" width={744} height={465} />
          )}
          {body === null ? null : <Prose html={body} proseKey="body" className={styles.body} />}
          {isReadAtSource(news) ? <Source news={news} /> : null}
          <Files title={t('news.files')} files={files} />
          <Beside previous={previous} next={next} />
        </article>
        <aside className={rail} aria-label={tabName}>
          <NewsRail title={tabName} news={others}>
            <ArrowLink href={ofTab}>{t('news.allOfKind')}</ArrowLink>
          </NewsRail>
        </aside>
      </div>
    </div>
  )
}

/** The way to the text of an item that is read at its source (C2.22). */
function Source({ news }: { readonly news: News }) {
  const { t } = usePortal()
  const link = safeLink(news.sourceLink)
  return (
    <div className={styles.source}>
      <p>{t('news.atSource')}</p>
      {link === null ? (
        <p>{t('news.noSource')}</p>
      ) : (
        <ExternalLink href={link}>{t('news.toSource', { host: hostOf(link) })}</ExternalLink>
      )}
    </div>
  )
}

/** The host of a link that may be opened; a path of the portal as it stands. */
const hostOf = (link: string): string => /^https?:\/\/([^/?#]+)/i.exec(link)?.[1] ?? link

function Beside({ previous, next }: Pick<NewsContent, 'previous' | 'next'>) {
  const { t } = usePortal()
  if (previous === null && next === null) return null
  return (
    <nav className={neighbours} aria-label={t('news.neighbours')}>
      {(
        [
          ['news.previous', previous],
          ['news.next', next],
        ] as const
      ).map(([label, news]) => (
        <div key={label}>{news === null ? null : <Neighbour label={t(label)} news={news} />}</div>
      ))}
    </nav>
  )
}

function Neighbour({ label, news }: { readonly label: string; readonly news: News }) {
  const { language } = usePortal()
  return (
    <>
      <small>
        {label} <NewsDay news={news} />
      </small>{' '}
      <NewsLink news={news}>
        <InlineMarkup text={localise(news.title, language)} />
      </NewsLink>
    </>
  )
}
